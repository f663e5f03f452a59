/** One paragraph, button or list of an email, in reading order. */
export type EmailBlock =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "facts"; facts: readonly { label: string; value: string }[] }
  | { kind: "list"; items: readonly string[] }
  | { kind: "quote"; text: string }
  | { kind: "small"; text: string };

/** A paragraph. */
export const text = (words: string) => ({ kind: "text", text: words }) satisfies EmailBlock;

/** What an email says. Its layout and its plain text are made from this, so the two never differ. */
export type EmailContent = {
  subject: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  /** Such as "Hello Maria," or undefined in emails to the owner. */
  greeting?: string | undefined;
  blocks: readonly EmailBlock[];
  /** Why this email came, and how it stops: the last small line. */
  reason: string;
};
