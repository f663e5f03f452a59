/** Loaded on demand: first views get the data in the HTML and need no transport. */
const server = () => import("./archive.functions.ts");

export const archiveQuery = () => ({ queryKey: ["issues"], queryFn: async () => (await server()).fetchArchive() });

export const archivedIssueQuery = (slug: string) => ({
  queryKey: ["issue", slug],
  queryFn: async () => (await server()).fetchArchivedIssue({ data: slug }),
});
