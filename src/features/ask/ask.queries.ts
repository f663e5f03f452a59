export const answerQuery = (question = "") => ({
  queryKey: ["ask", question],
  queryFn: async () => (await import("./ask.functions.ts")).fetchAnswer({ data: { q: question } }),
});
