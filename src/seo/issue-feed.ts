import { siteFacts } from "../facts/site-facts.ts";
import type { ArchivedIssue } from "../features/newsletter/issues/archived-issue.ts";
import { escapeHtml } from "../lib/html-entities.ts";
import { cardPath } from "./card-path.ts";
import { absoluteLinks } from "./feed-html.ts";
import { issueFeedPaths, issuePath } from "./issue-data.ts";
import { xmlDocument } from "./xml-document.ts";

/** Issues in a feed. */
export const issueFeedLength = 20;

type IssueFeed = { origin: string /** Newest first, with sanitised HTML. */; issues: readonly ArchivedIssue[] };

const title = () => `${siteFacts.newsletterName} - ${siteFacts.name}`;
const description = () => `Every issue of ${siteFacts.newsletterName} by ${siteFacts.name}, once a week on Sunday.`;
const language = "en";

/** An identifier that stays when the site's domain changes. */
const feedId = ({ slug }: ArchivedIssue) => `issue-${slug}`;

const feedHtml = ({ parts }: ArchivedIssue, page: string) =>
  absoluteLinks(
    parts.map((part) => (part.title ? `<h2>${escapeHtml(part.title)}</h2>\n` : "") + part.html).join("\n"),
    page,
  );

/** When the newest change of an issue was, or undefined without issues. */
export function lastIssueChange(issues: readonly ArchivedIssue[]): Date | undefined {
  const times = issues.map(({ sentAt, updatedAt }) => Math.max(Date.parse(sentAt), Date.parse(updatedAt)));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** The issues as RSS 2.0 with their full text. */
export function issueRssFeed({ origin, issues }: IssueFeed): string {
  const namespaces = {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  return xmlDocument("rss", namespaces, (root) => {
    const node = root.ele("channel");
    const text = (name: string, value: string) => node.ele(name).txt(value);
    text("title", title());
    text("link", `${origin}/sunday-review`);
    text("description", description());
    text("language", language);
    const changed = lastIssueChange(issues);
    if (changed) text("lastBuildDate", changed.toUTCString());
    node.ele("atom:link", { href: origin + issueFeedPaths.rss, rel: "self", type: "application/rss+xml" });
    for (const issue of issues) {
      const page = origin + issuePath(issue.slug);
      const item = node.ele("item");
      const field = (name: string, value: string) => item.ele(name).txt(value);
      field("title", issue.subject);
      field("link", page);
      item.ele("guid", { isPermaLink: "false" }).txt(feedId(issue));
      field("pubDate", new Date(issue.sentAt).toUTCString());
      field("dc:creator", siteFacts.name);
      field("description", issue.previewText || issue.subject);
      field("content:encoded", feedHtml(issue, page));
    }
  });
}

/** The issues as JSON Feed 1.1 with their full text. */
export function issueJsonFeed({ origin, issues }: IssueFeed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: title(),
    description: description(),
    home_page_url: `${origin}/sunday-review`,
    feed_url: origin + issueFeedPaths.json,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language,
    authors: [{ name: siteFacts.name, url: `${origin}/about` }],
    items: issues.map((issue) => {
      const page = origin + issuePath(issue.slug);
      return {
        id: feedId(issue),
        url: page,
        title: issue.subject,
        summary: issue.previewText,
        content_html: feedHtml(issue, page),
        image: origin + cardPath(issuePath(issue.slug)),
        date_published: issue.sentAt,
        date_modified: issue.updatedAt > issue.sentAt ? issue.updatedAt : issue.sentAt,
      };
    }),
  });
}
