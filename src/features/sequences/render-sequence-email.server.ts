import { siteFacts } from "../../facts/site-facts.ts";
import { escapeHtml } from "../../lib/plain-text.ts";
import { fillMarks } from "../newsletter/issues/fill-marks.ts";
import { type Issue, recipientMarks } from "../newsletter/issues/issue.ts";
import { type RenderedIssue, renderIssue } from "../newsletter/issues/render-issue.server.tsx";
import { fillFields, type SequenceEmailContent } from "./sequence.ts";

/** The reader's own sentence of consent; it may differ between readers. */
const consentMark = "%%CONSENT_TEXT%%";

const noIssue: Omit<Issue, keyof SequenceEmailContent> = {
  id: 0,
  number: null,
  slug: "",
  isInArchive: false,
  status: "draft",
  scheduledAt: null,
  sendingStartedAt: null,
  finishedAt: null,
  pauseReason: null,
  ratePerMinute: 1,
  version: 0,
  updatedAt: "",
};

export type RenderedSequenceEmail = Pick<RenderedIssue, "html" | "plain"> & { subject: string };

/** With marks and fields for what differs between readers. */
export function renderSequenceEmail(
  content: SequenceEmailContent,
  { name, siteUrl }: { name: string; siteUrl: string },
): RenderedSequenceEmail {
  const consent = `You’re receiving this email because on ${recipientMarks.consentDate} you agreed: “${consentMark}” It does not report what you open or click.`;
  const frame = { name: name || siteFacts.name, unsubscribe: "Stop these emails", consent };
  const { html, plain } = renderIssue({ ...noIssue, ...content }, { siteUrl, now: new Date(), frame });
  return { subject: content.subject, html, plain };
}

export type SequenceRecipient = {
  name: string | null;
  organisation: string | null;
  stopUrl: string;
  consentedAt: Date;
  consentText: string;
};

export function fillSequenceEmail(
  rendered: RenderedSequenceEmail,
  recipient: SequenceRecipient,
): RenderedSequenceEmail {
  const { stopUrl, consentedAt, consentText } = recipient;
  const written = {
    subject: fillFields(rendered.subject, recipient),
    html: fillFields(rendered.html, recipient, escapeHtml),
    plain: fillFields(rendered.plain, recipient),
  };
  const filled = fillMarks(written, {
    name: recipient.name,
    unsubscribeUrl: stopUrl,
    preferencesUrl: stopUrl,
    consentedAt,
  });
  return {
    ...filled,
    html: filled.html.replaceAll(consentMark, () => escapeHtml(consentText)),
    plain: filled.plain.replaceAll(consentMark, () => consentText),
  };
}
