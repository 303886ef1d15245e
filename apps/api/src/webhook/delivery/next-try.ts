import { z } from "zod";
import { defineAction } from "../../action/action";

const tryOfDelivery = z.strictObject({ deliveryId: z.uuid(), jobId: z.uuid() });

/** What is to be sent. */
const message = z.strictObject({
  eventId: z.uuid(),
  url: z.string(),
  payload: z.string(),
  /** What it is signed with, the newest first; none when they can't be read any more. */
  secrets: z.array(z.string()),
});
export type Message = z.infer<typeof message>;

/** What a job has to send; `null` when that is done already, or not wanted any more. */
export const nextTry = defineAction.query({
  name: "webhook.nextTry",
  permission: "operator",
  input: tryOfDelivery,
  output: z.strictObject({ message: message.nullable() }),
  handler: async ({ database, services, now }, { deliveryId, jobId }) => {
    const delivery = await database.webhookDelivery.findFirst({
      where: { id: deliveryId, jobId, state: "pending" },
      select: {
        event: { select: { id: true, payload: true } },
        endpoint: { select: { id: true, url: true, secret: true, previousSecret: true, previousUntil: true } },
      },
    });
    if (delivery === null) return { message: null };
    const { event, endpoint } = delivery;
    const { id, secret, previousSecret, previousUntil } = endpoint;
    const isOverlapping = previousSecret !== null && previousUntil !== null && previousUntil > now;
    const sealed = isOverlapping ? [secret, previousSecret] : [secret];
    const secrets = sealed.flatMap((each) => services.seal.open(each, id) ?? []);
    return { message: { eventId: event.id, url: endpoint.url, payload: event.payload, secrets } };
  },
});
