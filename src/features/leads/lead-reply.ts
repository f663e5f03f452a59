import { siteFacts } from "../../facts/site-facts.ts";

/** `createdAt` is an ISO timestamp. */
export type LeadReply = { id: number; subject: string; body: string; sentBy: string; createdAt: string };

type ReplyTo = { name: string | null; siteUrl: string };

export type ReplyTemplate = { key: string; label: string; body: (to: ReplyTo) => string };

const greeting = (name: string | null) => (name ? `Hello ${name.split(" ")[0]},` : "Hello,");

const written = (to: ReplyTo, ...paragraphs: string[]) =>
  [greeting(to.name), ...paragraphs, siteFacts.name].join("\n\n");

export const replyTemplates: readonly ReplyTemplate[] = [
  {
    key: "talk",
    label: "First reply, with a time to talk",
    body: (to) =>
      written(
        to,
        "Thank you for writing. I’ve read it, and I’d like to hear more.",
        `Would half an hour by video suit you? Choose a time here: ${to.siteUrl}/strategy-call`,
      ),
  },
  {
    key: "guide",
    label: "Send the eBook",
    body: (to) =>
      written(
        to,
        "Thank you for writing.",
        `“${siteFacts.ebookTitle}” answers a good part of your question. It’s free: ${to.siteUrl}/ebook`,
        "If a chapter raises another question, reply to this email.",
      ),
  },
  {
    key: "decline",
    label: "Not a fit",
    body: (to) =>
      written(
        to,
        "Thank you for writing, and for the detail. I’m not the right person for this one, and I’d rather say so now.",
        "I hope you find someone who is.",
      ),
  },
  { key: "empty", label: "Empty", body: (to) => written(to, "") },
];

/** "Re: …" with the first words of the message, or the form's title. */
export function replySubject(message: string | undefined, title: string): string {
  const [line = ""] = (message ?? "").trim().split(/\n|(?<=[.?!])\s/);
  const words = line.length > 70 ? `${line.slice(0, 69).trimEnd()}…` : line;
  return `Re: ${words || title}`;
}
