"""The table in a terminal, line by line: it draws views, says messages and reads answers.

It knows no rule. What a game looks like is drawn by its board in `tui.boards`.
"""
