plain-title = The Vote
plain-at-deal = The deal
plain-at-vote = Against whom?
plain-field-sure = Yes or no?
plain-field-words = A word
