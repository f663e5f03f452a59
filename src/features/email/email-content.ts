/** In reading order. */
export type EmailBlock =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "facts"; facts: readonly { label: string; value: string }[] }
  | { kind: "list"; items: readonly string[] }
  | { kind: "links"; links: readonly { label: string; href: string; note: string }[] }
  /** A PNG whose URL many readers share, so that it identifies no one. */
  | { kind: "picture"; src: string; alt: string; width: number; height: number }
  | { kind: "quote"; text: string }
  | { kind: "small"; text: string };

export const text = (paragraph: string) => ({ kind: "text", text: paragraph }) satisfies EmailBlock;

/** Base64 content. */
export type EmailAttachment = { filename: string; contentType: string; content: string };

/** Source of both HTML and plain text, so that they cannot differ. */
export type EmailContent = {
  subject: string;
  /** Shown beside the subject in inboxes. */
  preview: string;
  /** Such as "Hello Maria,"; undefined in emails to the owner. */
  greeting?: string | undefined;
  blocks: readonly EmailBlock[];
  /** Why it was sent and how to stop it: the last line. */
  reason: string;
};
