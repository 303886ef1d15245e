import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void | Promise<void>,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (bytes) => {
      body += bytes;
    });
    request.on("end", () => void answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}

const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

/** An OpenID Connect provider, as small as can be: who comes is the person that it was told of. */
export interface TestIssuer {
  url: string;
  /** What the next ID token says of the person, and how. */
  says: JWTPayload;
  /** Signs the next ID token with a key that it doesn't publish. */
  forges: boolean;
  close(): void;
}

export async function startIssuer(client: { id: string; secret: string }): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const { privateKey: another } = await generateKeyPair("RS256");
  const asked = new Map<string, URLSearchParams>();
  const { url, server } = await listen(async (request, response, body) => {
    const { pathname, searchParams } = new URL(request.url ?? "", url);
    if (pathname === "/.well-known/openid-configuration")
      return void sendJson(response, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      });
    if (pathname === "/jwks")
      return void sendJson(response, { keys: [{ ...(await exportJWK(publicKey)), alg: "RS256", kid: "1" }] });
    if (pathname === "/authorize") {
      const code = `code-${asked.size}`;
      asked.set(code, searchParams);
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      back.search = String(new URLSearchParams({ code, state: searchParams.get("state") ?? "" }));
      return void response.writeHead(302, { location: back.href }).end();
    }
    const sent = new URLSearchParams(body);
    const request_ = asked.get(sent.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(sent.get("code_verifier") ?? "")
      .digest("base64url");
    const basic = Buffer.from(`${client.id}:${client.secret}`).toString("base64");
    if (challenge !== request_?.get("code_challenge") || request.headers.authorization !== `Basic ${basic}`)
      return void sendJson(response, { error: "invalid_grant" }, 400);
    const idToken = new SignJWT({ nonce: request_.get("nonce"), ...issuer.says })
      .setProtectedHeader({ alg: "RS256", kid: "1" })
      .setIssuer(url)
      .setAudience(client.id)
      .setIssuedAt()
      .setExpirationTime("60s")
      .sign(issuer.forges ? another : privateKey);
    sendJson(response, { access_token: "unused", token_type: "Bearer", id_token: await idToken });
  });
  const issuer: TestIssuer = { url, says: {}, forges: false, close: () => void server.close() };
  return issuer;
}
