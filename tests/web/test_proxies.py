"""The server behind nginx and Caddy, with the configurations that the documentation prints."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from chronotable.web.limits import Limits
from tests.depth import DEEP
from tests.web.visitors import Running, running

HOSTING = Path(__file__).parents[2] / "docs" / "hosting"
NAME = "games.example"
_PATH = "/usr/sbin:/usr/bin:/bin"


def is_here(name: str) -> bool:
    """By night every program is wanted; by day what is installed is tried."""
    return DEEP or shutil.which(name, path=_PATH) is not None


def program(name: str, package: str) -> str:
    found = shutil.which(name, path=_PATH)
    if found is None:
        pytest.fail(f"{name} is not installed: as root run 'apt-get install {package}'")
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a certificate of our own making."""
    folder = tmp_path_factory.mktemp("certificate")
    command = [
        *(program("openssl", "openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes"),
        *("-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
        *("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")),
    ]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def nginx(folder: Path, certificate: Path, behind: int, port: int) -> list[str]:
    """The printed configuration, with our ports and certificate and nothing else changed."""
    text = (HOSTING / "nginx.conf").read_text("utf-8")
    text = text.replace(f"/etc/letsencrypt/live/{NAME}", str(certificate))
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = "\n".join(line for line in text.splitlines() if "[::]" not in line)
    paths = "\n".join(
        f"{kind}_temp_path {folder / kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/errors;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}\n{text}\n}}\n"
    )
    found = program("nginx", "nginx-light")
    subprocess.run([found, "-t", "-c", str(whole)], check=True, capture_output=True)
    return [found, "-c", str(whole)]


def caddy(folder: Path, certificate: Path, behind: int, port: int) -> list[str]:
    text = (HOSTING / "Caddyfile").read_text("utf-8")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    files = f"{certificate}/fullchain.pem {certificate}/privkey.pem"
    text = text.replace(f"\n{NAME} {{", f"\n{NAME}:{port} {{\n\ttls {files}")
    whole = folder / "Caddyfile"
    whole.write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{text}")
    return [program("caddy", "caddy"), "run", "--adapter", "caddyfile", "--config", str(whole)]


@contextmanager
def proxied(
    folder: Path, certificate: Path, make: Any, limits: Limits
) -> Iterator[tuple[Running, int]]:
    port = free_port()
    origin = f"https://{NAME}:{port}"
    with ExitStack() as stack:
        server = stack.enter_context(
            running(folder, limits=limits, proxy="127.0.0.1", origins=frozenset({origin}))
        )
        behind = server.socket.getsockname()[1]
        command = make(folder, certificate, behind, port)
        environment = {"HOME": str(folder), "PATH": _PATH}
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        try:
            wait_for(port, process)
            yield server, port
        finally:
            process.terminate()
            process.wait(10)
            assert process.stderr is not None
            process.stderr.close()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(100):
        assert process.poll() is None, process.stderr and process.stderr.read()
        try:
            with socket.create_connection(("127.0.0.1", port), 0.2):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the proxy does not start")


class Guest:
    """A browser at the public address, from an address of its own."""

    def __init__(self, port: int, certificate: Path, address: str) -> None:
        self.port, self.address = port, address
        self.trust = ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))
        self.origin = f"https://{NAME}:{port}"
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{port}",
            transport=transport,
            headers={"Host": f"{NAME}:{port}", "Origin": self.origin},
        )
        self.extensions = {"sni_hostname": NAME}
        self.cookies: dict[str, str] = {}
        self.token = self.get("/api/me").json()["token"]

    def _send(self, method: str, path: str, **more: Any) -> httpx.Response:
        told = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": told, **more.pop("headers", {})}
        answer = self.http.request(
            method, path, headers=headers, extensions=self.extensions, **more
        )
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self._send("GET", path, **more)

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        answer = self._send(
            "POST", path, json=body, headers={"X-CSRF-Token": self.token, **headers}
        )
        if path == "/api/me" and answer.status_code == 200:
            self.token = answer.json()["token"]
        return answer


PROXIES = [make for make in (nginx, caddy) if is_here(make.__name__)]


def test_everything_works_behind_a_proxy(tmp_path: Path, certificate: Path) -> None:
    for make in PROXIES:
        folder = tmp_path / make.__name__
        folder.mkdir()
        check_behind(folder, certificate, make)


def check_behind(tmp_path: Path, certificate: Path, make: Any) -> None:
    limits = Limits().changed("introductions", "0.001/2")
    with proxied(tmp_path, certificate, make, limits) as (server, port), ExitStack() as stack:

        def come(address: str) -> Guest:
            guest = Guest(port, certificate, address)
            stack.callback(guest.http.close)
            return guest

        ann = come("127.0.0.2")
        came = ann.post("/api/me", {"name": "Ann"})
        assert came.status_code == 200, came.text
        assert came.headers["strict-transport-security"]
        assert "__Host-chronotable" in ann.cookies
        assert "Secure" in came.headers["set-cookie"]
        pair = [{"who": "me"}, {"who": "bot", "level": "random"}]
        made = ann.post("/api/tables", {"game": "innovation", "chairs": pair}).json()

        told = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        live = f"wss://{NAME}:{port}/api/tables/{made['id']}/live"
        line = socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.2", 0))
        with connect(
            live,
            sock=line,
            ssl=ann.trust,
            server_hostname=NAME,
            origin=Origin(ann.origin),
            additional_headers={"Cookie": told},
        ) as window:
            window.send('{"type": "resume"}')
            assert '"type":"look"' in str(window.recv(10))
            window.send('{"type": "chat", "id": "1", "text": "hello"}')
            assert any('"done"' in str(window.recv(10)) for _ in range(3))

        # Each address has allowances of its own, whatever anybody claims to be.
        lie = {"X-Forwarded-For": "203.0.113.9"}
        guests = [come("127.0.0.2") for _ in range(3)]
        codes = [each.post("/api/me", {"name": "Eve"}, **lie).status_code for each in guests]
        assert codes == [200, 429, 429], "two for 127.0.0.2, and Ann was the first"
        other = come("127.0.0.3")
        assert other.post("/api/me", {"name": "Bob"}).status_code == 200
        assert server.litestar.state.meter.wait("introductions", "203.0.113.9") == 0

        assert ann.get("/health").json()["well"]
        assert ann.get("/metrics").status_code == 404
        forged = ann._send(
            "POST",
            "/api/tables",
            json={},
            headers={"Origin": "https://evil.example", "X-CSRF-Token": ann.token},
        )
        assert forged.status_code == 403


def test_the_alerts_can_be_read_and_speak_of_what_there_is(tmp_path: Path) -> None:
    rules = HOSTING / "alerts.yml"
    if is_here("promtool"):
        checks = [program("promtool", "prometheus"), "check", "rules", str(rules)]
        subprocess.run(checks, check=True)
    with running(tmp_path) as server:
        told = httpx.get(f"{server.address}/metrics").text
    for word in rules.read_text("utf-8").replace("(", " ").replace("{", " ").split():
        if word.startswith("chronotable_") and word.isidentifier():
            base = word.removesuffix("_bucket").removesuffix("_total")
            assert f"# TYPE {base}" in told or f"# TYPE {word}" in told, word
