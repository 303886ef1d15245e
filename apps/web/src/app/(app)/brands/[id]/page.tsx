import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { cache as oncePerRequest } from "react";
import { signedIn } from "@/auth/cookie";
import { brandIdOf } from "@/brand/address";
import { BrandPage } from "@/brand/page/brand-page";
import { NoSuchBrand } from "@/brand/page/no-such-brand";
import { Prefetched } from "@/trpc/prefetch";
import { apiAs } from "@/trpc/server";

interface Props {
  params: Promise<{ id: string }>;
}

/** The brand as the page's title and the page itself need it, asked for once. A failure is the page's to tell. */
const readBrand = oncePerRequest(async (id: string) => {
  const person = await signedIn(await cookies());
  return person === undefined ? undefined : apiAs(person).brand.whole.query({ id });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = brandIdOf((await params).id);
  const t = await getTranslations("brand");
  if (id === undefined) return { title: t("noSuch.title") };
  try {
    return { title: (await readBrand(id))?.brand.name ?? t("loading") };
  } catch {
    return { title: t("noSuch.title") };
  }
}

export default async function Page({ params }: Props) {
  const { id: segment } = await params;
  const id = brandIdOf(segment);
  if (id === undefined) return <NoSuchBrand />;
  return (
    <Prefetched
      queries={({ trpc, cache }) => [
        cache.prefetchQuery({
          queryKey: trpc.brand.whole.queryKey({ id }),
          // `null` is no brand; it never is, as nobody gets here who is not signed in.
          queryFn: async () => (await readBrand(id)) ?? Promise.reject(new Error("nobody is signed in")),
        }),
      ]}
    >
      {/* The key starts afresh for another brand: nothing of one page's editing is carried to the next. */}
      <BrandPage key={id} id={id} />
    </Prefetched>
  );
}
