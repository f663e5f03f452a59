import type { DeliveryOutcome } from "./delivery-outcome.ts";
import type { QueuedEmail } from "./email-queue.server.ts";

export type EmailParts = Pick<
  QueuedEmail,
  "message_id" | "recipient" | "subject" | "plain" | "html" | "headers" | "attachments" | "created_at"
> & {
  /** List-ID (RFC 2919): a display name, and an identifier such as "the-sunday-review.www.example.com". */
  list?: { name?: string; id: string };
};

/** Attempts before this one. */
export type DeliveryAttempts = { attempts: number };

export type Claim<Delivery> = {
  deliveries: Delivery[];
  /** Milliseconds until the rate allows the next; null when none is due. */
  waitMs: number | null;
};

/** Emails sent under leases: those of issues and of sequences. `id` is that of the issue or sequence. */
export type DeliveryQueue<Delivery extends DeliveryAttempts = DeliveryAttempts> = {
  /** Name in metrics, such as "newsletter". */
  name: string;
  /** In log lines, such as "issue". */
  noun: string;
  idOf(delivery: Delivery): number;
  /** Runs before each poll: starts scheduled sends. */
  prepare?(): Promise<unknown>;
  list(): Promise<number[]>;
  claim(id: number, owner: string, limit: number): Promise<Claim<Delivery>>;
  /** Called when none of its emails is due or in flight. */
  end?(id: number): Promise<unknown>;
  compose(delivery: Delivery): Promise<EmailParts>;
  markInFlight(delivery: Delivery, owner: string): Promise<boolean>;
  settle(delivery: Delivery, owner: string, outcome: DeliveryOutcome): Promise<unknown>;
  release(deliveries: readonly Delivery[], owner: string): Promise<void>;
  reject(delivery: Delivery, parts: { owner: string; answer: string; now: Date }): Promise<unknown>;
  renew(deliveries: readonly Delivery[], owner: string): Promise<void>;
  /** @returns how many deliveries of crashed processes have an unknown outcome */
  recover(parts: { repeatable: boolean; isOnlySender: boolean }): Promise<number>;
  /** `outage`: why the mail server can't be reached; null once it responds. */
  saveOutage(id: number, outage: string | null): Promise<unknown>;
};
