import { copyOf } from "../../../../facts/page-texts.ts";
import type { Site } from "../../../../facts/site.ts";
import { escapeHtml } from "../../../../lib/plain-text.ts";
import { cardPath } from "../../../../seo/card-path.ts";
import { absoluteLinks, type Feed, type FeedFormat, type FeedItem, feedLength, latest } from "../../../../seo/feed.ts";
import { feedWords } from "../../../../seo/feed-copy.ts";
import { serveFeed } from "../../../../seo/feed-response.ts";
import { issueFeedPaths, issuePath } from "../../../../seo/issue-data.ts";
import { aboutUrl } from "../../../../seo/structured-data.ts";
import type { RequestContext } from "../../../../server-context/request-context.ts";
import { openToggles } from "../../../content-drafts/open-toggles.ts";
import { listArchivedTexts } from "../../issues/archive.server.ts";
import type { ArchivedIssue } from "../../issues/archived-issue.ts";
import { withIssueEpisodes } from "../../issues/issue-episodes.server.ts";

const feedHtml = ({ parts }: ArchivedIssue, page: string) =>
  absoluteLinks(
    parts.map((part) => (part.title ? `<h2>${escapeHtml(part.title)}</h2>\n` : "") + openToggles(part.html)).join("\n"),
    page,
  );

function itemOf(issue: ArchivedIssue, origin: string): FeedItem {
  const { slug, subject, previewText, sentAt, updatedAt, lang } = issue;
  const url = origin + issuePath(slug);
  return {
    id: `issue-${slug}`,
    url,
    title: subject,
    summary: previewText,
    html: feedHtml(issue, url),
    image: origin + cardPath(issuePath(slug)),
    lang,
    published: sentAt,
    modified: updatedAt > sentAt ? updatedAt : sentAt,
  };
}

/** `issues` are newest first, with sanitised HTML. */
function issueFeed(site: Site, origin: string, issues: readonly ArchivedIssue[]): Feed {
  return {
    origin,
    language: site.facts.language,
    title: `${site.facts.newsletterName} - ${site.facts.name}`,
    description: copyOf(site, feedWords).issues,
    home: `${origin}/sunday-review`,
    paths: issueFeedPaths,
    owner: { name: site.facts.name, ...aboutUrl(site, origin) },
    author: site.facts.name,
    changed: latest(issues.flatMap(({ sentAt, updatedAt }) => [sentAt, updatedAt])),
    items: issues.map((issue) => itemOf(issue, origin)),
  };
}

export async function serveIssueFeed(
  format: FeedFormat,
  context: Pick<RequestContext, "db" | "content" | "site">,
  origin: string,
): Promise<Response> {
  const issues = await listArchivedTexts(context.site, context.db, feedLength);
  const filled = await Promise.all(issues.map((issue) => withIssueEpisodes(context, issue)));
  return serveFeed(format, issueFeed(context.site, origin, filled));
}
