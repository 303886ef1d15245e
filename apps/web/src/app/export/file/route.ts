import type { NextRequest } from "next/server";
import { signedIn } from "@/auth/cookie";
import { headersOf, readAsked, streamOf } from "@/exporting/export-file";
import { apiAs } from "@/trpc/server";

const goTo = (location: string) => new Response(null, { status: 303, headers: { location } });

/** The file that the page of exports asks for, streamed as it is read: of any length, in the memory of one part. */
export async function GET(request: NextRequest): Promise<Response> {
  const person = await signedIn(request.cookies);
  const asked = readAsked(request.nextUrl.searchParams);
  if (person === undefined || asked === undefined) return goTo("/export");
  const api = apiAs(person);
  // Asked for before the answer begins, so that a failure has a page of its own.
  const first = await api.brand.export.query(asked).catch(() => undefined);
  if (first === undefined) return goTo(`/export?${new URLSearchParams({ failed: "yes" })}`);
  const next = (cursor: string) => api.brand.export.query({ ...asked, cursor });
  return new Response(streamOf(asked, first, next), { headers: headersOf(asked) });
}
