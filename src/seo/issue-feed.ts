import { siteFacts } from "../facts/site-facts.ts";
import type { ArchivedIssue } from "../features/newsletter/issues/archived-issue.ts";
import { escapeHtml } from "../lib/plain-text.ts";
import { cardPath } from "./card-path.ts";
import { type Feed, type FeedItem, latest } from "./feed.ts";
import { absoluteLinks } from "./feed-html.ts";
import { issueFeedPaths, issuePath } from "./issue-data.ts";

const feedHtml = ({ parts }: ArchivedIssue, page: string) =>
  absoluteLinks(
    parts.map((part) => (part.title ? `<h2>${escapeHtml(part.title)}</h2>\n` : "") + part.html).join("\n"),
    page,
  );

function itemOf(issue: ArchivedIssue, origin: string): FeedItem {
  const { slug, subject, previewText, sentAt, updatedAt } = issue;
  const url = origin + issuePath(slug);
  return {
    id: `issue-${slug}`,
    url,
    title: subject,
    summary: previewText,
    html: feedHtml(issue, url),
    image: origin + cardPath(issuePath(slug)),
    published: sentAt,
    modified: updatedAt > sentAt ? updatedAt : sentAt,
  };
}

/** `issues` are newest first, with sanitised HTML. */
export function issueFeed(origin: string, issues: readonly ArchivedIssue[]): Feed {
  return {
    origin,
    title: `${siteFacts.newsletterName} - ${siteFacts.name}`,
    description: `Every issue of ${siteFacts.newsletterName} by ${siteFacts.name}, once a week on ${siteFacts.newsletterDay}.`,
    home: `${origin}/sunday-review`,
    paths: issueFeedPaths,
    author: siteFacts.name,
    changed: latest(issues.flatMap(({ sentAt, updatedAt }) => [sentAt, updatedAt])),
    items: issues.map((issue) => itemOf(issue, origin)),
  };
}
