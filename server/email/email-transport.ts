import type { EmailFailure } from "../../src/features/email/email-failure.ts";
import type { ComposedEmail } from "./compose-email.ts";

export type DeliveryResult =
  | { outcome: "sent" }
  /** Certainly not delivered. `permanent`: retrying is pointless. */
  | { outcome: "rejected"; failure: EmailFailure; reason: string; permanent: boolean }
  /** The connection broke after the text began to travel. */
  | { outcome: "uncertain"; failure: "interrupted"; reason: string };

export type EmailTransport = {
  name: string;
  /** Delivering twice leaves one email. */
  repeatable: boolean;
  /** @param begin called before the text travels; false cancels the delivery without an error */
  deliver(email: ComposedEmail, begin?: () => Promise<boolean>): Promise<DeliveryResult>;
  close?(): void;
};

export const heldBack = "held back";
