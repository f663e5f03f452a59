import type { ComposedEmail } from "./compose-email.ts";

/** What became of an email that was handed over. */
export type DeliveryResult =
  | { outcome: "sent" }
  /** Certainly not delivered. `permanent`: another attempt gets the same answer. */
  | { outcome: "refused"; reason: string; permanent: boolean }
  /** The connection broke after the email had begun to travel. */
  | { outcome: "uncertain"; reason: string };

export type EmailTransport = {
  /** For the log and the start's notes. */
  name: string;
  /** Whether delivering the same email again leaves one email. */
  repeatable: boolean;
  deliver(email: ComposedEmail): Promise<DeliveryResult>;
};
