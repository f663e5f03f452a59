import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { type EmailBlock, type EmailContent, text } from "../email/email-content.ts";
import { greet, isGreeting } from "../email/greeting-copy.ts";
import { leadEmails } from "./emails-copy.ts";

type Fact = { label: string; value: string };

export type LeadNotice = {
  /** Such as "Message". */
  title: string;
  /** The visitor's name or email address. */
  from: string;
  answers: readonly Fact[];
  page: string;
  campaign: Record<string, string>;
  /** How the visitor came, as a sentence. */
  came: string | null;
  wantsNewsletter: boolean;
};

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
  const { download } = copyOf(site, leadEmails);
  return {
    subject: fillText(download.subject, { title }),
    preview: fillText(download.preview, { days }),
    greeting: greet(site, name),
    blocks: [
      text(fillText(download.text, { title })),
      { kind: "button", label: download.button, href },
      { kind: "small", text: fillText(download.days, { days, page }) },
      text(download.question),
      text(site.facts.name),
    ],
    reason: download.reason,
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
  const { reply } = copyOf(site, leadEmails);
  const date = formatDate(sentAt, site.facts.timeZone, site.facts.language);
  const paragraphs = body.split(/\n{2,}/).filter((part) => part.trim() !== "");
  const quoted: EmailBlock[] = message
    ? [
        { kind: "small", text: fillText(reply.quoted, { date, from }) },
        { kind: "quote", text: message },
      ]
    : [];
  return {
    subject,
    preview: paragraphs.find((part) => !isGreeting(site, part))?.slice(0, 120) ?? subject,
    blocks: [...paragraphs.map((part) => text(part.trim())), ...quoted],
    reason: reply.reason,
  };
}
