import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireSession } from "@/auth/session";
import { ExportPage } from "@/exporting/export-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("import.export"))("title") };
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Export({ searchParams }: Props) {
  await requireSession();
  const { q, state, failed } = await searchParams;
  return (
    <ExportPage
      q={typeof q === "string" ? q : ""}
      enabled={state === "enabled" ? true : state === "disabled" ? false : undefined}
      failed={failed !== undefined}
    />
  );
}
