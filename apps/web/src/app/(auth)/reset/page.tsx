import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ResetForm } from "@/sign-in/reset-form";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("signIn"))("reset.title"),
});

export default function ResetPage() {
  return <ResetForm />;
}
