import type { AskSearch } from "./ask.ts";

export const answerQuery = (search: AskSearch) => ({
  queryKey: ["ask", search.q ?? "", search.kind ?? "", search.topic ?? ""],
  queryFn: async () => (await import("./ask.functions.ts")).fetchAnswer({ data: search }),
});
