import type { EmailFailure } from "../../src/features/email/email-failure.ts";
import type { ComposedEmail } from "./compose-email.ts";

/** What became of an email that was delivered to a transport. */
export type DeliveryResult =
  | { outcome: "sent" }
  /** Certainly not delivered. `permanent`: another attempt gets the same answer. */
  | { outcome: "rejected"; failure: EmailFailure; reason: string; permanent: boolean }
  /** The connection broke after the email had begun to travel. */
  | { outcome: "uncertain"; failure: "interrupted"; reason: string };

export type EmailTransport = {
  /** For the log and the start's notes. */
  name: string;
  /** Whether delivering the same email again leaves one email. */
  repeatable: boolean;
  /** @param begin called before the text travels; when it answers false, nothing is delivered and nothing is wrong */
  deliver(email: ComposedEmail, begin?: () => Promise<boolean>): Promise<DeliveryResult>;
  /** Ends open connections. */
  close?(): void;
};

/** The reason of an email that `begin` has held back. */
export const heldBack = "held back";
