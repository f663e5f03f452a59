/**
 * The parameters of a URL as the texts that they are, for the router, which would read them as JSON: 1.50 as 1.5, 75.000 as 75,
 * "a phrase" without its quotation marks. Of a parameter that is given twice, the last.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The text of a parameter; "" when it is missing or no text. */
export const textParameter = (raw: unknown): string => (typeof raw === "string" ? raw : "");

/** The query of a URL with these parameters, from its question mark on; empty when none is set. */
export function stringifySearch(parameters: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : "";
}
