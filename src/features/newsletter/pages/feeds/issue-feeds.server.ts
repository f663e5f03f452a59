import { siteFacts } from "../../../../facts/site-facts.ts";
import { escapeHtml } from "../../../../lib/plain-text.ts";
import { cardPath } from "../../../../seo/card-path.ts";
import { absoluteLinks, type Feed, type FeedFormat, type FeedItem, feedLength, latest } from "../../../../seo/feed.ts";
import { answerFeed } from "../../../../seo/feed-answer.ts";
import { issueFeedPaths, issuePath } from "../../../../seo/issue-data.ts";
import type { RequestContext } from "../../../../server-context/request-context.ts";
import { listArchivedTexts } from "../../issues/archive.server.ts";
import type { ArchivedIssue } from "../../issues/archived-issue.ts";
import { withIssueEpisodes } from "../../issues/issue-episodes.server.ts";

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
function issueFeed(origin: string, issues: readonly ArchivedIssue[]): Feed {
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

export async function answerIssueFeed(
  format: FeedFormat,
  site: Pick<RequestContext, "db" | "content">,
  origin: string,
): Promise<Response> {
  const issues = await listArchivedTexts(site.db, feedLength);
  const filled = await Promise.all(issues.map((issue) => withIssueEpisodes(site, issue)));
  return answerFeed(format, issueFeed(origin, filled));
}
