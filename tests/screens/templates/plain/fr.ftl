plain-title = Le Vote
plain-at-deal = La donne
plain-at-vote = Contre qui ?
plain-field-sure = Oui ou non ?
plain-field-words = Un mot
