"""HTTP and sockets around a table. Like the browser, this package knows no rule."""
