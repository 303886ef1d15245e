"""The life of a brand over the REST API, with Python's standard library. Needs MARQUE_URL and MARQUE_TOKEN (npm run token)."""

import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request

URL = os.environ["MARQUE_URL"]
TOKEN = os.environ["MARQUE_TOKEN"]


class Refused(Exception):
    """The server's refusal: its message says what to mend, and its request id stands in the server's log."""

    def __init__(self, status, headers, body):
        super().__init__(f"{status} {body['error']}: {body['message']} ({headers['X-Request-Id']})")
        self.status = status
        self.retry_after = headers["Retry-After"]


def call(method, path, body=None, headers=None, tries=3):
    """Calls the API; gives the answer and its headers. Waits and tries again where the server says when."""
    request = urllib.request.Request(
        URL + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": f"Bearer {TOKEN}",
            **({} if body is None else {"Content-Type": "application/json"}),
            **(headers or {}),
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            text = response.read()
            return (json.loads(text) if text else None), response.headers
    except urllib.error.HTTPError as error:
        refused = Refused(error.code, error.headers, json.loads(error.read()))
        if error.code not in (429, 503) or tries <= 1:
            raise refused from None
    time.sleep(int(refused.retry_after or 1))
    return call(method, path, body, headers, tries - 1)


print("Create it. With an Idempotency-Key the request can be repeated until it is answered.")
acme = {
    "id": "acme-python",
    "name": "Acme",
    "domains": ["acme.com", "acme.de"],
    "competitors": ["Globex", {"name": "Initech", "domains": ["initech.com"]}],
    "prompts": [{"prompt": "best rocket skates for beginners", "tags": ["rocket-skates"]}],
}
once = {"Idempotency-Key": "create-acme-python"}
brand, _ = call("POST", "/brands", acme, once)
again, headers = call("POST", "/brands", acme, once)
print(brand, "given again:", headers["Idempotency-Replayed"])

print("Change it, if it is still what was read.")
_, headers = call("GET", "/brands/acme-python")
if_match = {"If-Match": headers["ETag"]}
print(call("PATCH", "/brands/acme-python", {"name": "Acme Corporation"}, if_match)[0])
try:
    call("PATCH", "/brands/acme-python", {"name": "Late"}, if_match)
except Refused as refused:
    print(refused)

print("Go through all brands.")
cursor = ""
while cursor is not None:
    query = {"limit": 100, **({"cursor": cursor} if cursor else {})}
    page, _ = call("GET", "/brands?" + urllib.parse.urlencode(query))
    for each in page["brands"]:
        print(each["id"], each["name"])
    cursor = page["pagination"]["nextCursor"]

print("Ask what to fill in for a website.")
print(call("POST", "/tools/analyze", {"website": "acme.com", "maxCompetitors": 3, "maxPrompts": 3})[0])

print("Delete it.")
call("DELETE", "/brands/acme-python")
