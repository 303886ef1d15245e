import { z } from "zod";

/** Who was signed in, and with which session. */
export const signedIn = z.strictObject({
  userId: z.uuid(),
  sessionId: z.uuid(),
  name: z.string(),
  email: z.string(),
});
export type SignedIn = z.infer<typeof signedIn>;
