import { DomUtils, parseDocument } from "htmlparser2";
import { sql } from "kysely";
import type { Site } from "../../../facts/site.ts";
import type { Db } from "../../../server-context/db.ts";
import { type AllowedHosts, guardedRequest } from "../../media/guarded-request.server.ts";
import { type PageContent, problemOfPage } from "../../redirects/existing-page.server.ts";
import { sourcesOfTarget } from "../../redirects/redirect.ts";
import { type Issue, recipientMarks } from "./issue.ts";
import { type IssueFinding, type IssueInspection, maxIssueBytes, visibleLength } from "./issue-finding.ts";
import { renderIssue } from "./render-issue.server.tsx";

const timeoutMs = 6_000;
const concurrency = 5;
/** Links to other sites beyond this number are not checked. */
const maxOutside = 40;

export type LinkParts = {
  content: PageContent;
  siteUrl: string;
  /** Also checks links to other sites; tests restrict the hosts. */
  outside?: { allowedHosts?: AllowedHosts } | undefined;
};

/** A redirect stands in for a missing page, or for a former site's URL with a query. */
async function problemInside(
  site: Site,
  db: Db,
  parts: LinkParts,
  { pathname, search }: URL,
): Promise<string | undefined> {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const problem = await problemOfPage({ ...parts, site, db }, path);
  if (!problem) return undefined;
  const redirect = await db
    .selectFrom("redirects")
    .select("target")
    .where("source", "=", sql<string>`any(${sourcesOfTarget(path + search)}::text[])`)
    .executeTakeFirst();
  if (!redirect) return problem;
  return redirect.target === null ? "leads to a page that is gone for good" : undefined;
}

async function problemOutside(url: string, allowedHosts: AllowedHosts | undefined): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { response } = await guardedRequest(url, { signal, allowedHosts });
    response.destroy();
    const status = response.statusCode ?? 0;
    // Sites that block bots still work for readers.
    return status >= 400 && ![401, 403, 405, 429, 503].includes(status) ? `answers ${status}` : undefined;
  } catch {
    return "did not answer";
  }
}

type CheckedLink = { url: string; problem: string; severity: IssueFinding["severity"] };

async function findBrokenLinks(site: Site, db: Db, parts: LinkParts, urls: readonly string[]): Promise<CheckedLink[]> {
  const { siteUrl, outside } = parts;
  const links: CheckedLink[] = [];
  const outsideUrls: string[] = [];
  for (const url of new Set(urls)) {
    const target = URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : undefined;
    if (!target) links.push({ url, problem: "isn’t a web page", severity: "error" });
    else if (target.origin === siteUrl) {
      try {
        const problem = await problemInside(site, db, parts, target);
        if (problem) links.push({ url, problem, severity: "error" });
      } catch {
        // An outage of the content source must not prevent sending.
        links.push({ url, problem: "could not be checked", severity: "warning" });
      }
    } else if (/^https?:$/.test(target.protocol)) outsideUrls.push(target.href);
  }
  const queue = outside ? outsideUrls.slice(0, maxOutside) : [];
  async function checkQueued(): Promise<void> {
    for (let url = queue.shift(); url; url = queue.shift()) {
      const problem = await problemOutside(url, outside?.allowedHosts);
      if (problem) links.push({ url, problem, severity: "warning" });
    }
  }
  await Promise.all(Array.from({ length: concurrency }, checkQueued));
  return links;
}

type Part = { index: number; name: string; links: string[]; pictures: (string | undefined)[]; words: number };

function readParts({ parts }: Issue): Part[] {
  return parts.map(({ title, kind, html }, index) => {
    const document = parseDocument(html);
    const links = DomUtils.getElementsByTagName("a", document).map(({ attribs }) => attribs.href ?? "");
    const pictures = DomUtils.getElementsByTagName("img", document)
      // A bookmark's image is decorative: its title is beside it.
      .filter(({ parent }) => !(parent && "attribs" in parent && parent.attribs["data-card"] === "bookmark"))
      .map(({ attribs }) => attribs.alt);
    const words = DomUtils.textContent(document).split(/\s+/).filter(Boolean).length;
    const name = title || (kind === "opening" ? "Opening" : "a part without a heading");
    return { index, name, links, pictures, words };
  });
}

function checkLines({ subject, previewText }: Issue): IssueFinding[] {
  const findings: IssueFinding[] = [];
  const warn = (field: IssueFinding["field"] & string, message: string) =>
    findings.push({ severity: "warning", field, message });
  if (!subject.trim()) findings.push({ severity: "error", field: "subject", message: "Write a subject." });
  else if (subject.length > visibleLength.subject * 2)
    warn("subject", `The subject has ${subject.length} characters. Most inboxes cut it off.`);
  const { length } = previewText;
  if (!previewText.trim())
    warn("previewText", "Write a preview text. Without one, inboxes show the first words of the text.");
  else if (length > visibleLength.previewText)
    warn("previewText", `The preview text has ${length} characters. Inboxes show about ${visibleLength.previewText}.`);
  return findings;
}

function checkPart({ index, name, links, pictures, words }: Part): IssueFinding[] {
  const findings: IssueFinding[] = [];
  const add = (severity: IssueFinding["severity"], message: string) =>
    findings.push({ severity, part: index, message });
  if (words === 0 && pictures.length === 0) {
    add("warning", `“${name}” is empty and is left out. Write it or remove it.`);
  }
  const missing = pictures.filter((alt) => !alt?.trim()).length;
  if (missing > 0) {
    const which = missing === 1 ? "An image" : `${missing} images`;
    add("error", `${which} in “${name}” has no alternative text. Describe it in the image’s dialog.`);
  }
  const dead = links.filter((href) => href === "" || href.startsWith("#")).length;
  if (dead > 0) add("error", `A link in “${name}” leads nowhere. Give it a URL or remove it.`);
  return findings;
}

function checkRendered(site: Site, issue: Issue, siteUrl: string): { findings: IssueFinding[]; bytes: number } {
  const { html, plain, bytes } = renderIssue(site, issue, { siteUrl, now: new Date() });
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

/** Runs every check; checks links only if `links` is given. */
export async function inspectIssue(site: Site, db: Db, issue: Issue, links?: LinkParts): Promise<IssueInspection> {
  const parts = readParts(issue);
  const findings = [...checkLines(issue), ...parts.flatMap(checkPart)];
  if (parts.every(({ words, pictures }) => words === 0 && pictures.length === 0)) {
    findings.push({ severity: "error", field: "parts", message: "Write at least one part." });
  }
  const urls = parts.flatMap((part) => part.links.filter((href) => href && !href.startsWith("#")));
  for (const { url, problem, severity } of links ? await findBrokenLinks(site, db, links, urls) : []) {
    const part = parts.find((candidate) => candidate.links.includes(url))?.index;
    findings.push({
      severity,
      ...(part === undefined ? {} : { part }),
      message: `The link ${url.replace(/^https?:\/\//, "")} ${problem}.`,
    });
  }
  const isOutside = (url: string) => URL.canParse(url) && new URL(url).origin !== links?.siteUrl;
  const rendered = checkRendered(site, issue, links?.siteUrl ?? "https://www.example.com");
  return {
    findings: [...findings, ...rendered.findings],
    facts: {
      bytes: rendered.bytes,
      links: new Set(urls).size,
      pictures: parts.reduce((sum, { pictures }) => sum + pictures.length, 0),
      hasCheckedLinks: links?.outside !== undefined || !urls.some(isOutside),
    },
  };
}
