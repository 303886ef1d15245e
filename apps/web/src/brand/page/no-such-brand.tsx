import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link-button";

/** The same page whether the brand never was, was removed, or belongs to another workspace. */
export function NoSuchBrand() {
  return (
    <>
      <h1 className="sr-only">Brand not found</h1>
      <EmptyState title="No such brand here" action={<LinkButton href="/brands">All brands</LinkButton>}>
        This workspace has no brand at this address. It may have been removed, or the address may be misspelt.
      </EmptyState>
    </>
  );
}
