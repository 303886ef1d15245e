// The life of a brand over the REST API, with nothing but Node.js 20. Needs MARQUE_URL and MARQUE_TOKEN (npm run token).
// With retries, time limits and types: packages/client.
const { MARQUE_URL, MARQUE_TOKEN } = process.env;
if (!MARQUE_URL || !MARQUE_TOKEN) throw new Error("Set MARQUE_URL and MARQUE_TOKEN.");

/** Calls the API. An error's message says what to mend, and its request id stands in the server's log. */
async function call(method, path, { body, headers = {} } = {}) {
  const response = await fetch(`${MARQUE_URL}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${MARQUE_TOKEN}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  const answer = text === "" ? undefined : JSON.parse(text);
  if (!response.ok)
    throw new Error(`${response.status} ${answer.error}: ${answer.message} (${response.headers.get("x-request-id")})`);
  return { answer, headers: response.headers };
}

console.log("Ask what to fill in for a website.");
const site = { website: "acme.com", maxCompetitors: 3, maxPrompts: 3 };
const { answer: found } = await call("POST", "/tools/analyze", { body: site });
console.log(found);

console.log("Create it from that. With an Idempotency-Key the request can be repeated until it is answered.");
const brand = {
  id: "acme-javascript",
  name: found.brandName,
  domains: [found.website, ...found.additionalDomains],
  aliases: found.aliases,
  competitors: found.competitors,
  prompts: found.suggestedPrompts,
};
const once = { "idempotency-key": "create-acme-javascript" };
const first = await call("POST", "/brands", { body: brand, headers: once });
const again = await call("POST", "/brands", { body: brand, headers: once });
console.log(first.answer, "given again:", again.headers.get("idempotency-replayed"));

console.log("Change it, if it is still what was read.");
const { headers } = await call("GET", "/brands/acme-javascript");
const ifMatch = { "if-match": headers.get("etag") };
console.log((await call("PATCH", "/brands/acme-javascript", { body: { name: "Acme" }, headers: ifMatch })).answer);
await call("PATCH", "/brands/acme-javascript", { body: { name: "Late" }, headers: ifMatch }).catch((error) =>
  console.log(error.message),
);

console.log("Go through all brands.");
for (let cursor = ""; cursor !== null; ) {
  const query = new URLSearchParams({ limit: "100", ...(cursor === "" ? {} : { cursor }) });
  const { answer } = await call("GET", `/brands?${query}`);
  for (const { id, name } of answer.brands) console.log(id, name);
  cursor = answer.pagination.nextCursor;
}

console.log("Delete it.");
await call("DELETE", "/brands/acme-javascript");
