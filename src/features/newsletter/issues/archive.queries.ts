/** Fetched when data are asked for: a first view has them in its HTML and does without the transport. */
const server = () => import("./archive.functions.ts");

/** The sent issues that have a public page, newest first. */
export const archiveQuery = () => ({ queryKey: ["issues"], queryFn: async () => (await server()).fetchArchive() });

/** One of them with its words, or null. */
export const archivedIssueQuery = (slug: string) => ({
  queryKey: ["issue", slug],
  queryFn: async () => (await server()).fetchArchivedIssue({ data: slug }),
});
