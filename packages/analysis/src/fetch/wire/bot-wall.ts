import type { Headers } from "./exchange";

/** The statuses that challenges are sent with. */
const STATUSES = new Set([403, 429, 503]);
/** Cloudflare, Vercel and AWS say in a header that a page is a challenge, whatever its status. */
const MARKING_HEADERS: Record<string, RegExp> = {
  "cf-mitigated": /challenge/i,
  "x-vercel-mitigated": /challenge|deny/i,
  "x-amzn-waf-action": /challenge|captcha/i,
};
/** Cloudflare, DataDome, PerimeterX, Akamai, Imperva, and whoever asks for a captcha. */
const MARKS =
  /cf-chl|cf_chl|just a moment|attention required|captcha|datadome|px-captcha|perimeterx|akamai|errors\.edgesuite\.net|_incapsula_|imperva|verify(ing)? (that )?you are (a )?human|are you a robot/i;
const SERVERS = /datadome|akamaighost/i;

/** Whether an answer with this status may be a challenge, so that its text is worth a look. */
export const mayBeBotWall = (status: number): boolean => STATUSES.has(status);

/** Whether a site answered with a challenge for robots in place of the page. */
export function isBotWall(status: number, headers: Headers, text: string): boolean {
  const marked = Object.entries(MARKING_HEADERS).some(([name, mark]) => mark.test(headers.get(name)));
  if (marked || !mayBeBotWall(status)) return marked;
  return SERVERS.test(headers.get("server")) || headers.get("x-datadome") !== "" || MARKS.test(text);
}
