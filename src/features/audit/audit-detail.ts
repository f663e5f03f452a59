const words = (name: string) =>
  name
    .replaceAll(/[_-]/g, " ")
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .trim();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const pairs = (value: Record<string, unknown>, between: string): string =>
  Object.entries(value)
    .map(([name, one]) => `${words(name)}: ${shown(one)}`)
    .join(between);

function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length > 0 ? value.map(shown).join(", ") : "none";
  if (isObject(value)) return pairs(value, " ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The detail of an entry (JSON) as people read it: "old slug: tides, slug: high-tides"; as it is when it is no object. */
export function auditDetail(detail: string): string {
  try {
    const read: unknown = JSON.parse(detail);
    if (!isObject(read)) return detail;
    return pairs(read, ", ");
  } catch {
    return detail;
  }
}
