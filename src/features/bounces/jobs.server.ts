import type { NounJob } from "../noun.ts";
import { purgeWebhookDeliveries } from "./record-bounce.server.ts";

const minute = 60_000;

export const bounceJobs: readonly NounJob[] = [
  {
    name: "old webhooks",
    everyMs: 360 * minute,
    atStart: true,
    run: ({ context }) => purgeWebhookDeliveries(context.db, new Date()),
  },
  {
    name: "bounce mailbox",
    everyMs: 5 * minute,
    atStart: true,
    isWanted: ({ bounceMailbox }) => bounceMailbox !== undefined,
    async run({ context, bounceMailbox }) {
      const { readBounceMailbox } = await import("./mailbox/bounce-mailbox.server.ts");
      if (bounceMailbox) await readBounceMailbox(bounceMailbox, context);
    },
  },
];
