import type { Site } from "../../facts/site.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { type EmailBlock, type EmailContent, text } from "../email/email-content.ts";

type Fact = { label: string; value: string };

export type LeadNotice = {
  /** Such as "Message". */
  title: string;
  /** The visitor's name, or the email address without one. */
  from: string;
  answers: readonly Fact[];
  page: string;
  campaign: Record<string, string>;
  /** How the visitor came, as a sentence. */
  came: string | null;
  /** Whether the newsletter was requested as well. */
  wantsNewsletter: boolean;
};

/** Replies go to the visitor. */
export function leadNotice(
  site: Site,
  { title, from, answers, page, campaign, came, wantsNewsletter }: LeadNotice,
): EmailContent {
  const origin: Fact[] = [
    ...(came ? [{ label: "How they came", value: came }] : []),
    { label: "Page", value: page },
    ...Object.entries(campaign).map(([label, value]) => ({ label, value })),
    ...(wantsNewsletter
      ? [{ label: site.facts.newsletterName, value: "Requested; it starts once the address is confirmed." }]
      : []),
  ];
  return {
    subject: `${title}: ${from}`,
    preview: answers.find(({ label }) => label === "Message")?.value.slice(0, 120) ?? `From ${page}`,
    blocks: [
      { kind: "heading", text: `${title} from ${from}` },
      { kind: "facts", facts: answers },
      { kind: "facts", facts: origin },
      text("Reply to this email to write to the visitor."),
    ],
    reason: "You’re receiving this email because someone sent a form on your website.",
  };
}

export type DownloadEmail = { name: string | undefined; title: string; href: string; days: number; page: string };

export function downloadEmail(site: Site, { name, title, href, days, page }: DownloadEmail): EmailContent {
  return {
    subject: `Your copy: ${title}`,
    preview: `The link works for ${days} days.`,
    greeting: name ? `Hello ${name},` : "Hello,",
    blocks: [
      text(`Here is “${title}”, as you asked. It is a PDF, made for the screen and for the printer.`),
      { kind: "button", label: "Open the PDF", href },
      { kind: "small", text: `The link works for ${days} days. After that, ask again, free of charge: ${page}` },
      text("If a chapter raises a question about your own department, reply to this email. It reaches me directly."),
      text(site.facts.name),
    ],
    reason:
      "You’re receiving this email because someone entered your address on this site. It doesn’t subscribe you to anything.",
  };
}

export type LeadReplyEmail = {
  subject: string;
  /** Plain text; blank lines separate paragraphs. */
  body: string;
  /** The person's message, quoted below. */
  message: string | undefined;
  from: string;
  /** ISO timestamp of the message. */
  sentAt: string;
};

export function leadReplyEmail(site: Site, { subject, body, message, from, sentAt }: LeadReplyEmail): EmailContent {
  const paragraphs = body.split(/\n{2,}/).filter((part) => part.trim() !== "");
  const quoted: EmailBlock[] = message
    ? [
        { kind: "small", text: `On ${formatDate(sentAt, site.facts.timeZone)} ${from} wrote:` },
        { kind: "quote", text: message },
      ]
    : [];
  return {
    subject,
    preview: paragraphs.find((part) => !part.startsWith("Hello"))?.slice(0, 120) ?? subject,
    blocks: [...paragraphs.map((part) => text(part.trim())), ...quoted],
    reason: "You’re receiving this email because you wrote to us. It is a reply from a person.",
  };
}
