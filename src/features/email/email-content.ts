/** One paragraph, button or list of a letter, in reading order. */
export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "facts"; facts: readonly { label: string; value: string }[] }
  | { kind: "list"; items: readonly string[] }
  | { kind: "quote"; text: string }
  | { kind: "small"; text: string };

/** What a letter says. Its layout and its plain text are made from this, so the two never differ. */
export type MailContent = {
  subject: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  /** Such as "Hello Maria," or undefined in letters to the owner. */
  greeting?: string | undefined;
  blocks: readonly MailBlock[];
  /** Why this letter came, and how it stops: the last small line. */
  reason: string;
};
