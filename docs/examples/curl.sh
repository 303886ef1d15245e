#!/usr/bin/env bash
# The life of a brand over the REST API, with curl alone. Needs MARQUE_URL and MARQUE_TOKEN (npm run token).
set -euo pipefail
: "${MARQUE_URL:?as http://localhost:4000}" "${MARQUE_TOKEN:?from npm run token}"

# The token goes in by a file that curl reads: on the command line every user of the machine could see it.
call() { curl --silent --show-error --max-time 60 --config <(printf 'header = "Authorization: Bearer %s"\n' "$MARQUE_TOKEN") "$@"; }
json=(--header 'Content-Type: application/json')

echo "Create it. With an Idempotency-Key the request can be repeated until it is answered."
new='{"id":"acme-curl","name":"Acme","domains":["acme.com","acme.de"],
      "competitors":["Globex",{"name":"Initech","domains":["initech.com"]}],
      "prompts":[{"prompt":"best rocket skates for beginners","tags":["rocket-skates"]}]}'
for attempt in 1 2; do
  call --fail-with-body "${json[@]}" --header 'Idempotency-Key: create-acme-curl' --data "$new" "$MARQUE_URL/brands"
  echo
done

echo "Read it, with its ETag."
etag=$(call --fail-with-body --output /dev/null --write-out '%header{etag}' "$MARQUE_URL/brands/acme-curl")
echo "$etag"

echo "Change it, if it is still what was read."
call --fail-with-body --request PATCH "${json[@]}" --header "If-Match: $etag" --data '{"name":"Acme Corporation"}' \
  "$MARQUE_URL/brands/acme-curl"
echo

echo "Once more with the old ETag: somebody changed it since."
call --request PATCH "${json[@]}" --header "If-Match: $etag" --data '{"name":"Acme Limited"}' "$MARQUE_URL/brands/acme-curl"
echo

echo "List brands: behind pagination.nextCursor stands the next page."
call --fail-with-body --get --data-urlencode 'q=acme' --data limit=10 "$MARQUE_URL/brands"
echo

echo "Ask what to fill in for a website."
call --fail-with-body "${json[@]}" --data '{"website":"acme.com","maxCompetitors":3,"maxPrompts":3}' "$MARQUE_URL/tools/analyze"
echo

echo "Delete it."
call --fail-with-body --request DELETE --write-out '%{http_code}\n' "$MARQUE_URL/brands/acme-curl"
