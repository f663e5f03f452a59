import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { maxUrlLength } from "../../../lib/web-url.ts";
import { plainInput } from "../../../server-context/plain-input.functions.ts";
import { embeddedEpisodeIds } from "../../episodes/embedded-episode.ts";
import { getArchived, listArchive } from "./archive.server.ts";
import { withIssueEpisodes } from "./issue-episodes.server.ts";

/** The sent issues that have a public page, newest first. */
export const fetchArchive = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .handler(async ({ context }) => {
    const issues = await listArchive(context.db);
    context.cacheResponse?.("issue");
    return issues;
  });

/** One of them with its words, or null. */
export const fetchArchivedIssue = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.string().min(1).max(maxUrlLength))
  .handler(async ({ data, context }) => {
    const issue = await getArchived(context.db, data);
    // Anyone can invent endless many addresses.
    const hasEpisodes = embeddedEpisodeIds(issue?.parts.map(({ html }) => html) ?? []).length > 0;
    // An episode in it changes by itself; the page is cached all the same.
    if (issue && !hasEpisodes) context.cacheResponse?.("issue");
    return issue && withIssueEpisodes(context, issue);
  });
