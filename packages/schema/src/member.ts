import { z } from "zod";
import { text } from "./text";

export const ROLES = ["owner", "editor", "viewer"] as const;
/** Viewers read, editors write brands and run analyses, owners also manage tokens and members. */
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** RFC 5321 section 4.5.3.1.3 leaves 254 characters for an address. Stored in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** NIST SP 800-63B section 5.1.1.2: length decides, nothing is asked of its characters. */
export const password = z.string().min(12).max(256);

/** First run: the owner and the first workspace. */
export const setUpInput = z.strictObject({
  key: z.string().min(1),
  workspaceName: text(100),
  name: text(100),
  email,
  password,
});

export type SetUpInput = z.output<typeof setUpInput>;

export const credentials = z.strictObject({ email, password: z.string().max(256) });

/** Who is signed in, and where. */
export const session = z.strictObject({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  workspace: z.strictObject({ id: z.uuid(), name: z.string() }),
});
export type Session = z.infer<typeof session>;
