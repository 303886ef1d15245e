import { z } from "zod";
import { ROLES } from "./roles";
import { text } from "./text";

/** Viewers read, editors write brands and run analyses, owners also manage tokens and members. */
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** RFC 5321 section 4.5.3.1.3 leaves 254 characters for an address. Stored in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** NIST SP 800-63B section 5.1.1.2: length decides, nothing is asked of its characters. */
export const password = z.string().min(12).max(256);

/** A one-time key, as it stands in a link. */
export const linkKey = z.string().min(1).max(100);

/** First run: the owner and the first workspace. */
export const setUpInput = z.strictObject({
  key: linkKey,
  workspaceName: text(100),
  name: text(100),
  email,
  password,
});

export type SetUpInput = z.output<typeof setUpInput>;

/** A password as somebody claims it: what it has to be was asked when it was set. */
const claimedPassword = z.string().min(1).max(256);

export const credentials = z.strictObject({ email, password: claimedPassword });

/** What of a browser's `User-Agent` is kept (RFC 9110 section 10.1.5); as it is said by the browser, none of it is refused. */
export const browserAgent = z
  .string()
  .transform((value) => value.slice(0, 200).replace(/[^\x20-\x7e]/g, ""))
  .optional();

/** Sign-in by password, as the web app's server asks for it. */
export const passwordSignIn = credentials.extend({ agent: browserAgent });
export type PasswordSignIn = z.output<typeof passwordSignIn>;

/** Whom an OpenID Connect provider has signed in, as the web app's server has proven it: the address is verified there. */
export const providerSignIn = z.strictObject({
  issuer: z.string().min(1).max(500),
  subject: z.string().min(1).max(255),
  email,
  name: z.string().max(1000).default(""),
  agent: browserAgent,
});
export type ProviderSignIn = z.output<typeof providerSignIn>;

export const passwordChange = z.strictObject({ current: claimedPassword, password });
export type PasswordChange = z.output<typeof passwordChange>;

export const passwordReset = z.strictObject({ key: linkKey, password });
export type PasswordReset = z.output<typeof passwordReset>;

/** A person's own name. */
export const profileChange = z.strictObject({ name: text(100) });

/** Who is signed in, in a workspace or in none. */
export const account = z.strictObject({ name: z.string(), email: z.string() });
export type Account = z.infer<typeof account>;

/** Who is signed in, and where. */
export const session = z.strictObject({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  workspace: z.strictObject({ id: z.uuid(), name: z.string() }),
});
export type Session = z.infer<typeof session>;
