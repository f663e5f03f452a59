import { hourMs, minuteMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { purgeWebhookDeliveries } from "./record-bounce.server.ts";

export const bounceJobs: readonly NounJob[] = [
  {
    name: "old webhooks",
    everyMs: 6 * hourMs,
    atStart: true,
    run: ({ context }) => purgeWebhookDeliveries(context.db, new Date()),
  },
  {
    name: "bounce mailbox",
    everyMs: 5 * minuteMs,
    atStart: true,
    isWanted: ({ bounceMailbox }) => bounceMailbox !== undefined,
    async run({ context, bounceMailbox }) {
      const { readBounceMailbox } = await import("./mailbox/bounce-mailbox.server.ts");
      if (bounceMailbox) await readBounceMailbox(bounceMailbox, context);
    },
  },
];
