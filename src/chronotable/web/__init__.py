"""HTTP and sockets around a table. The browser knows no rule, and neither does this."""
