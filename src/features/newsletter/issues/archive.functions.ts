import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { maxUrlLength } from "../../../lib/web-url.ts";
import { plainInput } from "../../../server-context/plain-input.functions.ts";
import { embeddedEpisodeIds } from "../../episodes/embedded-episode.ts";
import { getArchived, listArchive } from "./archive.server.ts";
import { withIssueEpisodes } from "./issue-episodes.server.ts";

export const fetchArchive = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .handler(async ({ context }) => {
    const issues = await listArchive(context.db);
    context.cacheResponse?.("issue");
    return issues;
  });

/** Null if it has no public page. */
export const fetchArchivedIssue = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.string().min(1).max(maxUrlLength))
  .handler(async ({ data, context }) => {
    const issue = await getArchived(context.site, context.db, data);
    // Missing issues aren't cached because URLs are unbounded.
    if (!issue) return null;
    // Embedded episodes change on their own: then only the page is cached.
    const hasEpisodes = embeddedEpisodeIds(issue.parts.map(({ html }) => html)).length > 0;
    if (!hasEpisodes) context.cacheResponse?.("issue");
    return withIssueEpisodes(context, issue);
  });
