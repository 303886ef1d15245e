import { redirect } from "next/navigation";
import { HOME } from "@/auth/callback-url";

export default function Root() {
  redirect(HOME);
}
