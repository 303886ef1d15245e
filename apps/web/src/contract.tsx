"use client";

import { createContract, privateHostsOf } from "@marque/schema";
import { createContext, type ReactNode, useContext, useState } from "react";

const ContractContext = createContext(createContract());

/** Gives the forms below the contract's schemas, in which the operator's private hosts count as domains. */
export function ContractProvider({ privateHosts, children }: { privateHosts: string[]; children: ReactNode }) {
  const [contract] = useState(() => createContract(privateHostsOf(privateHosts)));
  return <ContractContext value={contract}>{children}</ContractContext>;
}

/** The schemas that forms check domains by. */
export const useContract = () => useContext(ContractContext);
