import type { Brand } from "@marque/schema";
import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { findCreated } from "./find-created";

const sent = { id: "acme", name: "Acme", domains: ["acme.test", "acme.example"] };
const stored: Brand = {
  ...sent,
  aliases: [],
  enabled: true,
  onboarded: true,
  createdAt: "2026-01-31T09:30:00.000Z",
  updatedAt: "2026-01-31T09:30:00.000Z",
};
const refusal = (httpStatus: number) =>
  new TRPCClientError("refused", { result: { error: { code: -32603, message: "refused", data: { httpStatus } } } });
const fails = (error: Error) => async () => {
  throw error;
};

it.each([
  ["is there: it was created", async () => stored, stored],
  ["is not there", fails(refusal(404)), "not created"],
  ["is there as another", async () => ({ ...stored, name: "Another" }), "unknown"],
  ["can't be asked for either", fails(refusal(503)), "unknown"],
  ["can't be asked for without a network", fails(new TypeError("failed to fetch")), "unknown"],
])("a brand whose answer was lost, and which %s", async (_, get, expected) => {
  expect(await findCreated(sent, get)).toEqual(expected);
});
