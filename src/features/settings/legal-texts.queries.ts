import type { LegalName } from "./legal-text.ts";

export const legalTextQuery = (name: LegalName) => ({
  queryKey: ["legal-text", name],
  queryFn: async () => (await import("./legal-texts.functions.ts")).fetchLegalText({ data: name }),
});
