"use client";

import type { ApiToken } from "@marque/schema";
import { Badge, type BadgeTone } from "@/ui/badge";
import { Cell, HeadCell, RowActs, Table, TableHead, TableRow } from "@/ui/table";
import { Day, Moment } from "@/ui/time";
import { RevokeToken } from "./revoke-token";
import { RotateToken } from "./rotate-token";
import { type Standing, standing } from "./standing";

const STANDINGS: Record<Standing, { word: string; tone: BadgeTone }> = {
  active: { word: "Active", tone: "success" },
  "expires-soon": { word: "Expires soon", tone: "warning" },
  expired: { word: "Expired", tone: "warning" },
  revoked: { word: "Revoked", tone: "neutral" },
};

function TokenRow({ token }: { token: ApiToken }) {
  const stands = standing(token, new Date());
  const { word, tone } = STANDINGS[stands];
  return (
    <TableRow>
      <Cell className="w-full">
        <span className="font-serif text-name font-medium wrap-anywhere">{token.name}</span>
        <span className="block font-mono text-xs text-faint">{token.hint}…</span>
        {token.previousUntil !== null && (
          <span className="block text-xs text-faint">
            The secret before works until <Moment at={token.previousUntil} />
          </span>
        )}
      </Cell>
      <Cell className="text-sm text-soft max-rail:hidden">
        {token.scopes.map((scope) => (
          <span key={scope} className="block whitespace-nowrap">
            {scope}
          </span>
        ))}
      </Cell>
      <Cell>
        <Badge tone={tone}>{word}</Badge>
      </Cell>
      <Cell figure className="text-soft max-sm:hidden">
        {token.lastUsedAt === null ? "never" : <Day at={token.lastUsedAt} />}
      </Cell>
      <Cell figure className="text-soft max-sm:hidden">
        {token.expiresAt === null ? "never" : <Day at={token.expiresAt} />}
      </Cell>
      <Cell>
        <RowActs>
          {(stands === "active" || stands === "expires-soon") && <RotateToken token={token} />}
          {stands !== "revoked" && <RevokeToken token={token} />}
        </RowActs>
      </Cell>
    </TableRow>
  );
}

export function TokenTable({ tokens }: { tokens: ApiToken[] }) {
  return (
    <Table label="Tokens">
      <TableHead>
        <HeadCell>Token</HeadCell>
        <HeadCell className="max-rail:hidden">Scopes</HeadCell>
        <HeadCell>State</HeadCell>
        <HeadCell figure className="max-sm:hidden">
          Last used
        </HeadCell>
        <HeadCell figure className="max-sm:hidden">
          Expires
        </HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
        </HeadCell>
      </TableHead>
      <tbody>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </tbody>
    </Table>
  );
}
