"""What happens: the rule books as scripts. No input, no output, no clock, no randomness of their own; see README.md."""
