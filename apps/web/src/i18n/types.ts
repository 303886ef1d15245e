import type { FaultWords } from "@marque/schema";
import type messages from "../../messages/en";
import type { Locale } from "./locales";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages & { faults: FaultWords };
  }
}
