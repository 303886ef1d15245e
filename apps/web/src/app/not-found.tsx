import type { Metadata } from "next";
import { HOME } from "@/auth/callback-url";
import { FullPage } from "@/frame/full-page";
import { LinkButton } from "@/ui/link-button";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <FullPage
      title="There is no page here"
      action={
        <LinkButton href={HOME} variant="primary">
          Go to brands
        </LinkButton>
      }
    >
      <p>The address may be mistyped, or what stood here was removed.</p>
    </FullPage>
  );
}
