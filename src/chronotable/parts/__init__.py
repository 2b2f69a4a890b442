"""What the boxed titles bring besides their rules: one package each, named in its `GameInfo`.

`kernel/parts.py` tells what may lie in such a package, and finds it. Nobody imports from here.
"""
