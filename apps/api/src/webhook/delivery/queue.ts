import { Prisma } from "@marque/db";
import { isQueued, type Job, type JobQueue } from "../../jobs/queue";

/** The queue that migrations/20261124143100_jobs makes. */
export const DELIVERIES = "webhook-deliveries";

/** One try of one delivery. */
export interface DeliveryPayload {
  deliveryId: string;
}
export type DeliveryJob = Job<DeliveryPayload>;
export type DeliveryQueue = JobQueue<DeliveryPayload>;

/** Whether a delivery's job is still there, as a condition of a statement on `delivery`. */
export const hasJob = isQueued(DELIVERIES, Prisma.sql`delivery."jobId"`);
