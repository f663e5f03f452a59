import { listArchivedTexts } from "../../features/newsletter/issues/archive.server.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { issueFeedLength, issueJsonFeed, issueRssFeed, lastIssueChange } from "../../seo/issue-feed.ts";
import { feedAnswer } from "./feed-answer.ts";

const formats = {
  rss: { type: "application/rss+xml", write: issueRssFeed },
  json: { type: "application/feed+json", write: issueJsonFeed },
};

/** The newest sent issues as RSS or JSON Feed. */
export async function answerIssueFeed(
  format: keyof typeof formats,
  { db }: Pick<RequestContext, "db">,
  origin: string,
): Promise<Response> {
  const issues = await listArchivedTexts(db, issueFeedLength);
  const { type, write } = formats[format];
  return feedAnswer(write({ origin, issues }), { type, modified: lastIssueChange(issues) });
}
