import { glob, readFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");

/** Every server function of the built application: the last segment of its URL, by name. */
export async function builtFunctions(): Promise<Map<string, string>> {
  const functions = new Map<string, string>();
  for await (const file of glob("**/*.js", { cwd: path.join(root, "dist", "server") })) {
    const text = await readFile(path.join(root, "dist", "server", file), "utf8");
    for (const [, id = "", name = ""] of text.matchAll(/"?(\w+)"?: \{\s*functionName: "(\w+)_createServerFn_handler"/g))
      functions.set(name, id);
  }
  return functions;
}

/** A string in the framework's format, which has no escape for NUL. */
const escaped = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll("\\u0000", "\0");

/** The subset of the framework's format that plain objects, lists, strings, numbers and booleans need. */
export function encodePayload(data: unknown): string {
  let references = 0;
  function node(value: unknown): unknown {
    if (value === null) return { t: 2, s: 0 };
    if (value === undefined) return { t: 2, s: 1 };
    if (typeof value === "boolean") return { t: 2, s: value ? 2 : 3 };
    if (typeof value === "number") return { t: 0, s: value };
    if (typeof value === "string") return { t: 1, s: escaped(value) };
    const i = references++;
    if (Array.isArray(value)) return { t: 9, i, a: value.map(node), o: 0 };
    const entries = Object.entries(value as Record<string, unknown>);
    return { t: 10, i, p: { k: entries.map(([key]) => key), v: entries.map(([, part]) => node(part)) }, o: 0 };
  }
  return JSON.stringify({ t: node({ data }), f: 63, m: [] });
}

/** The error message of a failed call as the browser reads it; undefined for a successful one. */
export function decodeFailure(body: string): string | undefined {
  if (!body.startsWith("{")) return body;
  const { p } = JSON.parse(body) as { p?: { k: string[]; v: { s?: { message?: { s?: string } } }[] } };
  const message = p?.v[p.k.indexOf("error")]?.s?.message?.s;
  return message === undefined ? undefined : (JSON.parse(`"${message}"`) as string);
}
