import type { GeneratedTimestamp } from "../../server-context/column-types.ts";

/** Messages of the bounce mailbox that were looked at. */
export type BounceMailboxMessagesTable = {
  mailbox: string;
  uid_validity: number;
  uid: number;
  /** Of a report that the owner has to look at. */
  subject: string | null;
  at: GeneratedTimestamp;
};

/** Accepted webhooks, to detect repeats. */
export type NewsletterWebhookDeliveriesTable = {
  provider: string;
  delivery_id: string;
  received_at: GeneratedTimestamp;
};

export type BounceTables = {
  bounce_mailbox_messages: BounceMailboxMessagesTable;
  newsletter_webhook_deliveries: NewsletterWebhookDeliveriesTable;
};
