/** Keeps parameters as strings, which the router would parse as JSON (1.50 as 1.5). The last of duplicates wins. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export const textParameter = (raw: unknown): string => (typeof raw === "string" ? raw : "");

/** With "?"; empty without parameters. */
export function stringifySearch(parameters: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : "";
}
