import { DomUtils, parseDocument } from "htmlparser2";
import type { Db } from "../../../server-context/db.ts";
import { type Issue, recipientMarks } from "./issue.ts";
import { type IssueFinding, type IssueInspection, maxIssueBytes, visibleLength } from "./issue-finding.ts";
import { findBrokenLinks, type LinkParts } from "./issue-links.server.ts";
import { renderIssue } from "./render-issue.server.tsx";

type Part = { index: number; name: string; links: string[]; pictures: (string | undefined)[]; words: number };

function readParts({ parts }: Issue): Part[] {
  return parts.map(({ title, kind, html }, index) => {
    const document = parseDocument(html);
    const links = DomUtils.getElementsByTagName("a", document).map(({ attribs }) => attribs.href ?? "");
    const pictures = DomUtils.getElementsByTagName("img", document).map(({ attribs }) => attribs.alt);
    const words = DomUtils.textContent(document).split(/\s+/).filter(Boolean).length;
    return {
      index,
      name: title || (kind === "opening" ? "Opening" : "a part without a heading"),
      links,
      pictures,
      words,
    };
  });
}

/** What the owner's own fields say. */
function checkLines({ subject, previewText }: Issue): IssueFinding[] {
  const findings: IssueFinding[] = [];
  if (!subject.trim()) findings.push({ severity: "error", field: "subject", message: "Write a subject." });
  else if (subject.length > visibleLength.subject * 2) {
    const message = `The subject has ${subject.length} characters. Most inboxes cut it off.`;
    findings.push({ severity: "warning", field: "subject", message });
  }
  if (!previewText.trim()) {
    const message = "Write a preview text. Without one, inboxes show the first words of the text.";
    findings.push({ severity: "warning", field: "previewText", message });
  } else if (previewText.length > visibleLength.previewText) {
    const message = `The preview text has ${previewText.length} characters. Inboxes show about ${visibleLength.previewText}.`;
    findings.push({ severity: "warning", field: "previewText", message });
  }
  return findings;
}

function checkPart({ index, name, links, pictures, words }: Part): IssueFinding[] {
  const findings: IssueFinding[] = [];
  const add = (severity: IssueFinding["severity"], message: string) =>
    findings.push({ severity, part: index, message });
  if (words === 0 && pictures.length === 0) {
    add("warning", `“${name}” is empty and will be left out. Write it or remove it.`);
  }
  const missing = pictures.filter((alt) => !alt?.trim()).length;
  if (missing > 0) {
    const which = missing === 1 ? "A picture" : `${missing} pictures`;
    add("error", `${which} in “${name}” has no alternative text. Describe it in the picture’s dialog.`);
  }
  const dead = links.filter((href) => href === "" || href.startsWith("#")).length;
  if (dead > 0) add("error", `A link in “${name}” leads nowhere. Give it a URL or remove it.`);
  return findings;
}

async function checkRendered(issue: Issue, siteUrl: string): Promise<{ findings: IssueFinding[]; bytes: number }> {
  const { html, plain, bytes } = renderIssue(issue, { siteUrl, now: new Date() });
  const findings: IssueFinding[] = [];
  if (bytes > maxIssueBytes) {
    const message = `The email has ${Math.ceil(bytes / 1024)} KB. Gmail cuts off what is longer than 102 KB, with the unsubscribe link.`;
    findings.push({ severity: "error", field: "parts", message });
  }
  const { unsubscribeUrl } = recipientMarks;
  if (!html.includes(unsubscribeUrl) || !plain.includes(unsubscribeUrl)) {
    findings.push({ severity: "error", field: "parts", message: "The link to unsubscribe is missing." });
  }
  return { findings, bytes };
}

/** Looks at everything that can be wrong with an issue; links only where `links` says how to ask for them. */
export async function inspectIssue(db: Db, issue: Issue, links?: LinkParts): Promise<IssueInspection> {
  const parts = readParts(issue);
  const findings = [...checkLines(issue), ...parts.flatMap(checkPart)];
  if (parts.every(({ words, pictures }) => words === 0 && pictures.length === 0)) {
    findings.push({ severity: "error", field: "parts", message: "Write at least one part." });
  }
  const urls = parts.flatMap((part) => part.links.filter((href) => href && !href.startsWith("#")));
  for (const { url, problem, isInside } of links ? await findBrokenLinks(db, links, urls) : []) {
    const part = parts.find((one) => one.links.includes(url))?.index;
    findings.push({
      severity: isInside ? "error" : "warning",
      ...(part === undefined ? {} : { part }),
      message: `The link ${url.replace(/^https?:\/\//, "")} ${problem}.`,
    });
  }
  const isOutside = (url: string) => URL.canParse(url) && new URL(url).origin !== links?.siteUrl;
  const rendered = await checkRendered(issue, links?.siteUrl ?? "https://www.example.com");
  return {
    findings: [...findings, ...rendered.findings],
    facts: {
      bytes: rendered.bytes,
      links: new Set(urls).size,
      pictures: parts.reduce((sum, { pictures }) => sum + pictures.length, 0),
      words: parts.reduce((sum, { words }) => sum + words, 0),
      hasAskedLinks: links?.outside !== undefined || !urls.some(isOutside),
    },
  };
}

/** What is wrong with an issue without asking anything outside the database; errors forbid sending. */
export async function checkIssue(db: Db, issue: Issue): Promise<IssueFinding[]> {
  return (await inspectIssue(db, issue)).findings;
}
