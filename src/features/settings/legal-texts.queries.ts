import type { LegalName } from "./legal-text.ts";

/** A legal document that the owner has rewritten; null while it is as the file says. */
export const legalTextQuery = (name: LegalName) => ({
  queryKey: ["legal-text", name],
  queryFn: async () => (await import("./legal-texts.functions.ts")).fetchLegalText({ data: name }),
});
