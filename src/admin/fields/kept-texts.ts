const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Null is empty, an object one row, a list its rows as JSON. */
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

/** Undefined for a text that another release of the form wrote in another shape. */
function valueOfText(text: string, before: unknown): unknown {
  if (typeof before === "string") return text;
  if (text === "") return before === null || Array.isArray(before) ? null : undefined;
  const value = parsed(text);
  if (!isRecord(before)) {
    const hasSameShape =
      before === null || Array.isArray(before) ? Array.isArray(value) : typeof value === typeof before;
    return hasSameShape ? value : undefined;
  }
  const row: unknown = Array.isArray(value) ? value[0] : undefined;
  return isRecord(row) && keysOf(row) === keysOf(before) ? row : undefined;
}

/** `before` with the stored texts in place of its values; texts that don't fit are left out. */
export function valuesOfTexts<Values extends object>(texts: Readonly<Record<string, string>>, before: Values): Values {
  const known = new Map<string, unknown>(Object.entries(before));
  const restored = Object.entries(texts).flatMap(([name, text]): [string, unknown][] => {
    const value = known.has(name) ? valueOfText(text, known.get(name)) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return { ...before, ...Object.fromEntries(restored) };
}
