/** More values than anything that the site sends. */
const maxNodes = 10_000;

/** Deeper than anything that the site sends. */
const maxDepth = 32;

/** "structure": not plain data, or more of it than any function takes; "control characters": a text that nothing can store. */
export type InputFault = "structure" | "control characters";

function isPlainObject(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.getOwnPropertySymbols(value).length === 0;
}

/** What an object or a list contains, names included; undefined for any other kind of object. */
function contentsOf(value: object): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[];
  return isPlainObject(value) ? [...Object.keys(value), ...Object.values(value)] : undefined;
}

/**
 * What is wrong with the decoded input of a server function; undefined for plain data: objects, lists, texts, numbers,
 * booleans, null and undefined, each object once. What the serialiser can write beyond that (references, streams, promises,
 * maps, patterns) the site never sends. Visits each value once, at most `maxNodes` of them.
 */
export function inputFault(input: unknown): InputFault | undefined {
  const seen = new Set<object>();
  const waiting: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  let found = 1;
  let fault: InputFault | undefined;
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const { value, depth } = entry;
    if (typeof value === "bigint" || typeof value === "symbol" || typeof value === "function") return "structure";
    if (typeof value === "string" && value.includes("\0")) fault = "control characters";
    if (typeof value !== "object" || value === null) continue;
    const contents = seen.has(value) || depth === maxDepth ? undefined : contentsOf(value);
    if (!contents) return "structure";
    seen.add(value);
    found += contents.length;
    if (found > maxNodes) return "structure";
    for (const part of contents) waiting.push({ value: part, depth: depth + 1 });
  }
  return fault;
}
