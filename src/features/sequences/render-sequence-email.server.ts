import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { escapeHtml } from "../../lib/plain-text.ts";
import { fillMarks } from "../newsletter/issues/fill-marks.ts";
import { type Issue, recipientMarks } from "../newsletter/issues/issue.ts";
import { type RenderedIssue, renderIssue } from "../newsletter/issues/render-issue.server.tsx";
import { sequenceEmails } from "./emails-copy.ts";
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

/** With marks and fields for the parts that differ between readers. */
export function renderSequenceEmail(
  site: Site,
  content: SequenceEmailContent,
  { name, siteUrl }: { name: string; siteUrl: string },
): RenderedSequenceEmail {
  const copy = copyOf(site, sequenceEmails).frame;
  const consent = fillText(copy.consent, { date: recipientMarks.consentDate, consent: consentMark });
  const frame = { name: name || site.facts.name, unsubscribe: copy.stop, consent };
  const { html, plain } = renderIssue(site, { ...noIssue, ...content }, { siteUrl, now: new Date(), frame });
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
  site: Site,
  rendered: RenderedSequenceEmail,
  recipient: SequenceRecipient,
): RenderedSequenceEmail {
  const { stopUrl, consentedAt, consentText } = recipient;
  const template = {
    subject: fillFields(rendered.subject, recipient),
    html: fillFields(rendered.html, recipient, escapeHtml),
    plain: fillFields(rendered.plain, recipient),
  };
  const filled = fillMarks(site, template, {
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
