import {
  webhook,
  webhookChanges,
  webhookCreate,
  webhookDeliveryPage,
  webhookDeliveryQuery,
  webhookRotation,
  webhookWithSecret,
} from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { createWebhook } from "./create";
import { listDeliveries } from "./deliveries";
import { listWebhooks } from "./list";
import { redeliver } from "./redeliver";
import { removeWebhook } from "./remove";
import { rotateWebhookSecret } from "./rotate-secret";
import { sendTestEvent } from "./send-test";
import { updateWebhook } from "./update";

const one = z.strictObject({ id: z.uuid() });

export const webhookActions = {
  create: defineAction.mutation({
    name: "webhook.create",
    permission: "webhooks",
    input: webhookCreate,
    output: webhookWithSecret,
    audit: "webhook.create",
    handler: createWebhook,
  }),
  list: defineAction.query({
    name: "webhook.list",
    permission: "webhooks",
    input: z.void(),
    output: z.strictObject({ webhooks: z.array(webhook) }),
    handler: async (act) => ({ webhooks: await listWebhooks(act) }),
  }),
  update: defineAction.mutation({
    name: "webhook.update",
    permission: "webhooks",
    input: one.extend({ changes: webhookChanges }),
    output: webhook,
    audit: "webhook.update",
    handler: updateWebhook,
  }),
  remove: defineAction.mutation({
    name: "webhook.remove",
    permission: "webhooks",
    input: one,
    output: one,
    audit: "webhook.remove",
    handler: removeWebhook,
  }),
  rotateSecret: defineAction.mutation({
    name: "webhook.rotateSecret",
    permission: "webhooks",
    input: webhookRotation,
    output: webhookWithSecret,
    audit: "webhook.rotate-secret",
    handler: rotateWebhookSecret,
  }),
  deliveries: defineAction.query({
    name: "webhook.deliveries",
    permission: "webhooks",
    input: webhookDeliveryQuery,
    output: webhookDeliveryPage,
    handler: listDeliveries,
  }),
  redeliver: defineAction.mutation({
    name: "webhook.redeliver",
    permission: "webhooks",
    input: one,
    output: one,
    audit: "webhook.redeliver",
    handler: redeliver,
  }),
  test: defineAction.mutation({
    name: "webhook.test",
    permission: "webhooks",
    input: one,
    output: one,
    audit: "webhook.test",
    handler: sendTestEvent,
  }),
};
