import { queryOptions } from "@tanstack/react-query";

const server = () => import("./archive.functions.ts");

/** The sent issues that have a public page, newest first. */
export const archiveQuery = () =>
  queryOptions({ queryKey: ["issues"], queryFn: async () => (await server()).fetchArchive() });

/** One of them with its words, or null. */
export const archivedIssueQuery = (slug: string) =>
  queryOptions({ queryKey: ["issue", slug], queryFn: async () => (await server()).fetchArchivedIssue({ data: slug }) });
