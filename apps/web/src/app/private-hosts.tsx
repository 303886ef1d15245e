"use client";

import { setPrivateHosts } from "@marque/schema";
import { type ReactNode, useState } from "react";

/**
 * Tells the schemas, in the browser and where this is rendered for it, which private hosts the operator named, before any
 * form below checks a domain. Not an effect: effects of the forms below would run first.
 */
export function PrivateHosts({ hosts, children }: { hosts: string[]; children: ReactNode }) {
  useState(() => setPrivateHosts(hosts));
  return children;
}
