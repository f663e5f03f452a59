import { listArchivedTexts } from "../../features/newsletter/issues/archive.server.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { type FeedFormat, feedLength } from "../../seo/feed.ts";
import { issueFeed } from "../../seo/issue-feed.ts";
import { answerFeed } from "./feed-answer.ts";

/** The newest sent issues as RSS or JSON Feed. */
export async function answerIssueFeed(
  format: FeedFormat,
  { db }: Pick<RequestContext, "db">,
  origin: string,
): Promise<Response> {
  return answerFeed(format, issueFeed(origin, await listArchivedTexts(db, feedLength)));
}
