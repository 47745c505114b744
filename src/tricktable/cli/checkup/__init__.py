"""The doctor: is an installation as it should be? Each check is a question with an answer and, if need be, a remedy."""
