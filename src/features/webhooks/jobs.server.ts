import { hourMs, secondMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { deliverWebhooks, purgeDeliveries } from "./deliveries.server.ts";

export const webhookJobs: readonly NounJob[] = [
  {
    name: "webhooks",
    everyMs: 5 * secondMs,
    atStart: true,
    // Deliveries are claimed by row.
    isLocal: true,
    run: ({ context, stopping }) => deliverWebhooks(context, { stopping }),
  },
  { name: "old webhook deliveries", everyMs: 6 * hourMs, run: ({ context }) => purgeDeliveries(context.db) },
];
