/** Null if there is no such page. */
export const ownPageQuery = (slug: string) => ({
  queryKey: ["page", slug],
  queryFn: async () => (await import("./pages.functions.ts")).fetchOwnPage({ data: slug }),
});
