const words = (name: string) =>
  name
    .replaceAll(/[_-]/g, " ")
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .trim();

const shown = (value: unknown): string => {
  if (value === null || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The detail of an entry (JSON) as people read it: "old slug: tides, slug: high-tides"; as it is when it is no object. */
export function auditDetail(detail: string): string {
  try {
    const read: unknown = JSON.parse(detail);
    if (!isObject(read)) return detail;
    return Object.entries(read)
      .map(([name, value]) => `${words(name)}: ${shown(value)}`)
      .join(", ");
  } catch {
    return detail;
  }
}
