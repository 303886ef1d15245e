"use client";

import { createContract, privateHostsOf } from "@marque/schema";
import { useMemo } from "react";
import { usePrivateHosts } from "@/private-hosts";

/**
 * The schemas that forms check domains by, in which the operator's private hosts count as domains. They come with the
 * public suffix list (100 KB in all): what imports this is loaded when somebody begins to write, and no page begins with it.
 */
export function useContract() {
  const privateHosts = usePrivateHosts();
  return useMemo(() => createContract(privateHostsOf(privateHosts)), [privateHosts]);
}
