const ROUTES = "/api/auth";

interface Answer {
  ok: boolean;
  /** Where next-auth would lead. */
  url: string;
}

/**
 * Posts to one of next-auth's routes, with the token that proves that the page is ours. In place of `next-auth/react`,
 * which brings a session store and 10 KB that no page needs. Throws when the routes don't answer.
 */
async function post(route: string, fields: Record<string, string>): Promise<Answer> {
  const { csrfToken }: { csrfToken: string } = await (await fetch(`${ROUTES}/csrf`)).json();
  const response = await fetch(`${ROUTES}/${route}`, {
    method: "POST",
    body: new URLSearchParams({ callbackUrl: window.location.href, ...fields, csrfToken, json: "true" }),
  });
  const { url }: { url: string } = await response.json();
  return { ok: response.ok, url };
}

/** Signs in and sets the session's cookie. @returns why not, as `options.ts` names it; `undefined` when it did. */
export async function signInByPassword(email: string, password: string): Promise<string | undefined> {
  const { ok, url } = await post("callback/credentials", { email, password });
  return ok ? undefined : (new URL(url).searchParams.get("error") ?? "unavailable");
}

/** Goes to the provider, which sends the browser back to `callbackUrl`. */
export async function signInByProvider(provider: string, callbackUrl: string): Promise<void> {
  window.location.assign((await post(`signin/${provider}`, { callbackUrl })).url);
}

/** Ends the session at the API and takes its cookie away. */
export const signOut = (): Promise<unknown> => post("signout", {});
