const modules = import.meta.glob(["../../**/*-copy.ts", "../../**/*-meta.ts"]);

/** Registers the default texts of all pages, which otherwise come with the pages that show them. */
export async function loadEveryText(): Promise<void> {
  await Promise.all(Object.values(modules).map((load) => load()));
}
