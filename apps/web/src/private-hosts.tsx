"use client";

import { createContext, type ReactNode, useContext } from "react";

const PrivateHostsContext = createContext<readonly string[]>([]);

/** Tells the forms below which hosts the operator counts as websites. */
export function PrivateHostsProvider({ privateHosts, children }: { privateHosts: string[]; children: ReactNode }) {
  return <PrivateHostsContext value={privateHosts}>{children}</PrivateHostsContext>;
}

export const usePrivateHosts = () => useContext(PrivateHostsContext);
