import type { ComposedMail } from "./compose-email.ts";

/** What became of a letter that was handed over. */
export type Handover =
  | { outcome: "sent" }
  /** Certainly not delivered. `permanent`: another attempt gets the same answer. */
  | { outcome: "refused"; reason: string; permanent: boolean }
  /** The connection broke after the letter had begun to travel. */
  | { outcome: "uncertain"; reason: string };

export type MailTransport = {
  /** For the log and the start's notes. */
  name: string;
  /** Whether delivering the same letter again leaves one letter. */
  repeatable: boolean;
  deliver(mail: ComposedMail): Promise<Handover>;
};
