const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Null is empty; an object is one row, a list its rows, as JSON. */
export function textOfValue(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "";
  return JSON.stringify(isRecord(value) ? [value] : value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const keysOf = (value: Record<string, unknown>) => Object.keys(value).toSorted().join();

/** Undefined for a text in another shape, as another release of the form may have stored it. */
function valueOfText(text: string, current: unknown): unknown {
  const isList = current === null || Array.isArray(current);
  if (typeof current === "string") return text;
  if (text === "") return isList ? null : undefined;
  const value = parsed(text);
  if (isList) return Array.isArray(value) ? value : undefined;
  if (!isRecord(current)) return typeof value === typeof current ? value : undefined;
  const row: unknown = Array.isArray(value) ? value[0] : undefined;
  return isRecord(row) && keysOf(row) === keysOf(current) ? row : undefined;
}

/** `current` with the stored texts in place of its values; leaves out texts that don't fit. */
export function valuesOfTexts<Values extends object>(texts: Readonly<Record<string, string>>, current: Values): Values {
  const values = new Map<string, unknown>(Object.entries(current));
  const restored = Object.entries(texts).flatMap(([name, text]): [string, unknown][] => {
    const value = values.has(name) ? valueOfText(text, values.get(name)) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return { ...current, ...Object.fromEntries(restored) };
}
