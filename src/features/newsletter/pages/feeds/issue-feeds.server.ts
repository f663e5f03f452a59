import { type FeedFormat, feedLength } from "../../../../seo/feed.ts";
import { answerFeed } from "../../../../seo/feed-answer.ts";
import { issueFeed } from "../../../../seo/issue-feed.ts";
import type { RequestContext } from "../../../../server-context/request-context.ts";
import { listArchivedTexts } from "../../issues/archive.server.ts";
import { withIssueEpisodes } from "../../issues/issue-episodes.server.ts";

export async function answerIssueFeed(
  format: FeedFormat,
  site: Pick<RequestContext, "db" | "content">,
  origin: string,
): Promise<Response> {
  const issues = await listArchivedTexts(site.db, feedLength);
  const filled = await Promise.all(issues.map((issue) => withIssueEpisodes(site, issue)));
  return answerFeed(format, issueFeed(origin, filled));
}
