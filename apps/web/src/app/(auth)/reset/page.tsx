import type { Metadata } from "next";
import { ResetForm } from "@/sign-in/reset-form";

export const metadata: Metadata = { title: "Set a new password" };

export default function ResetPage() {
  return <ResetForm />;
}
