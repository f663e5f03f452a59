import type { AskSearch } from "./ask.ts";

/** What the archive answers to a question. */
export const answerQuery = (search: AskSearch) => ({
  queryKey: ["ask", search.q ?? "", search.kind ?? "", search.topic ?? ""],
  queryFn: async () => (await import("./ask.functions.ts")).fetchAnswer({ data: search }),
});
