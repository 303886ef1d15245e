import type { Analyzer, Poster } from "@marque/analysis";
import type { Database, Queryable } from "@marque/db";
import type { EventType } from "@marque/schema";
import type { z } from "zod";
import type { AuditTrail } from "../audit/trail";
import type { AccountHolder, Actor, Caller, Permission, Person, SystemActor, WebServer } from "../identity/actor";
import type { Limiter } from "../limits/limiter";
import type { Policy } from "../limits/policies";
import type { Outbox } from "../outbox/outbox";
import type { Seal } from "../seal";

/** What acts work with, made once at start. */
export interface Services {
  database: Database;
  analyzer: Analyzer;
  limits: Limiter;
  /** Keeps secrets that are needed again. */
  seal: Seal;
  /** Sends webhooks. */
  poster: Poster;
  /** The one clock. */
  now: () => Date;
}

/**
 * Who may call an action: who has the permission in a workspace, anybody signed in there, or signed in at all, the web app's
 * server, or an operator.
 */
export type Access = Permission | "person" | "account" | "web" | "operator";

/** Who is known to be calling, once {@link Access} is checked. */
export type AllowedCaller<A extends Access> = A extends "person"
  ? Person
  : A extends "account"
    ? Person | AccountHolder
    : A extends "web"
      ? WebServer
      : A extends "operator"
        ? SystemActor
        : Actor;

/** One call of an action, from whatever transport. */
export interface Call {
  services: Services;
  /** `undefined` when nobody is known to be calling. */
  caller: Caller | undefined;
  requestId: string;
  /** The IP address that it came from. */
  address?: string | undefined;
  /** Aborted when the caller has gone. */
  signal?: AbortSignal | undefined;
}

/** What a handler works with: a call that is allowed, in its transaction. */
export interface Act<A extends Access = Permission> {
  actor: AllowedCaller<A>;
  /** The transaction of a mutation. */
  database: Queryable;
  services: Services;
  /** When the act happens: one time for all its rows. */
  now: Date;
  requestId: string;
  /** The IP address that it came from. */
  address: string | undefined;
  signal: AbortSignal | undefined;
  audit: AuditTrail;
  outbox: Outbox;
}

interface Declared<A extends Access, I extends z.ZodType, O extends z.ZodType> {
  /** `brand.create`: the name in tRPC, and in the audit log unless `audit` names another. */
  name: `${string}.${string}`;
  permission: A;
  input: I;
  output: O;
  /** What of it is limited, beside requests at large. */
  limit?: Policy;
  /** The entity tag of what it answers (RFC 9110 section 8.8.3), for transports that send one. */
  etag?: (output: z.output<O>) => string;
}

/** An act that only reads. */
export interface Query<A extends Access, I extends z.ZodType, O extends z.ZodType> extends Declared<A, I, O> {
  kind: "query";
  handler: (act: Act<A>, input: z.output<I>) => Promise<z.input<O>>;
}

/** An act that changes what is stored. */
export interface Mutation<A extends Access, I extends z.ZodType, O extends z.ZodType> extends Declared<A, I, O> {
  kind: "mutation";
  /** What the audit log calls it, or why it leaves no row there. */
  audit: `${string}.${string}` | { none: string };
  /** What webhooks are told of it; its handler says it to the outbox. */
  event?: EventType;
  /** Its handler writes everything, audit row and event included, in one statement, and needs no transaction around it. */
  isOneStatement?: true;
  handler: (act: Act<A>, input: z.output<I>) => Promise<z.input<O>>;
}

/** An act that tells what happens as it happens; `output` is one event. */
export interface Stream<A extends Access, I extends z.ZodType, O extends z.ZodType> extends Declared<A, I, O> {
  kind: "stream";
  handler: (act: Act<A>, input: z.output<I>) => AsyncIterable<z.input<O>>;
}

/** An action of any kind, for tables of them. */
export type AnyAction = Pick<
  Query<Access, z.ZodType, z.ZodType> | Mutation<Access, z.ZodType, z.ZodType> | Stream<Access, z.ZodType, z.ZodType>,
  "name" | "kind" | "permission" | "input" | "output" | "limit"
>;

const declared: AnyAction[] = [];
/** Every action that was declared so far, for tests that go through them all. */
export const declaredActions = (): readonly AnyAction[] => declared;

type Of<T> = Omit<T, "kind">;

/** The three ways to declare an act: everything that anybody can do is one of these, whatever transport it is called by. */
export const defineAction = {
  query<A extends Access, I extends z.ZodType, O extends z.ZodType>(action: Of<Query<A, I, O>>): Query<A, I, O> {
    return keep({ kind: "query", ...action });
  },
  mutation<A extends Access, I extends z.ZodType, O extends z.ZodType>(
    action: Of<Mutation<A, I, O>>,
  ): Mutation<A, I, O> {
    return keep({ kind: "mutation", ...action });
  },
  stream<A extends Access, I extends z.ZodType, O extends z.ZodType>(action: Of<Stream<A, I, O>>): Stream<A, I, O> {
    return keep({ kind: "stream", ...action });
  },
};

function keep<T extends AnyAction>(action: T): T {
  declared.push(action);
  return action;
}
