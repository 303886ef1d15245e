"use client";

import { lazyComponent } from "@/ui/lazy-component";

/** The entries about the account, loaded with the first menu that holds them. */
export const LazyAccountEntries = lazyComponent(async () => (await import("./account-entries")).AccountEntries);
