"use client";

import { useState } from "react";
import { NewBrand } from "./new-brand";
import { WebsiteForm } from "./website-form";

/** Adding a brand: first its website, then everything that can be known of it. */
export function Onboarding() {
  // `null`: by hand.
  const [website, setWebsite] = useState<string | null>();
  if (website === undefined) return <WebsiteForm onAnalyse={setWebsite} onByHand={() => setWebsite(null)} />;
  return <NewBrand website={website} onStartOver={() => setWebsite(undefined)} />;
}
