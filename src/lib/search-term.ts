/** What a visitor searches for, from a parameter of the URL that the router has read as JSON: "7", "true" and "null" are words too. */
export function searchTerm(raw: unknown): string {
  if (typeof raw === "string") return raw;
  return raw === null || typeof raw === "number" || typeof raw === "boolean" ? String(raw) : "";
}
