"""The tables of one device: the table half without a server, for a page that has none.

The same rooms, requests and snapshots as on a server, around the same kernel and games; only what
a server has besides (a database, processes, sessions, many people) is left out or small. In the
browser it runs in a Web Worker on Pyodide (`browser.py`); everywhere else it is Python like any.
"""
