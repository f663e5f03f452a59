const modules = import.meta.glob(["../../**/*-copy.ts", "../../**/*-meta.ts"]);

/** Registers the default texts of all pages, which are otherwise loaded with their pages. */
export async function loadEveryText(): Promise<void> {
  await Promise.all(Object.values(modules).map((load) => load()));
}
