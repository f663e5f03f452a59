import { dayMs, hourMs, minuteMs, secondMs } from "../../lib/time/durations.ts";
import type { WebhookEvent } from "./events/webhook-event.ts";

export const maxEndpoints = 10;

export const deliveryTimeoutMs = 10_000;
export const maxResponseBytes = 4096;

/** An endpoint without a successful delivery for this long is turned off. */
export const failingDays = 3;
export const deliveryLogDays = 30;

/** Milliseconds after each failed attempt but the last. */
const retryDelays = [5 * secondMs, 5 * minuteMs, ...[0.5, 2, 5, 10, 14, 20, 24].map((hours) => hours * hourMs)];

/** Milliseconds, or null after the last attempt. */
export const retryDelayAfter = (attempts: number): number | null => retryDelays[attempts - 1] ?? null;

export const hasFailedTooLong = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= failingDays * dayMs;

export type DeliveryState = "waiting" | "delivered" | "failed";

/** Test event, sent once to a single endpoint. */
export const testEvent = "webhook.test";

export type WebhookEndpoint = {
  id: number;
  url: string;
  events: WebhookEvent[];
  includesPeople: boolean;
  failingSince: string | null;
  isOn: boolean;
};

export type WebhookDelivery = {
  id: number;
  host: string;
  event: string;
  state: DeliveryState;
  attempts: number;
  nextAt: string;
  /** HTTP status of the last response. */
  status: number | null;
  answer: string;
  createdAt: string;
};
