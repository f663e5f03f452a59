import { parse } from "yaml";
import { z } from "zod";

const factsSchema = z.record(z.string(), z.unknown());
type Facts = z.infer<typeof factsSchema>;

export class FrontMatterFault extends Error {
  override name = "FrontMatterFault";
}

function tomlValue(written: string): unknown {
  const text = written.trim();
  if (text.startsWith("[")) {
    const items = text.slice(1, text.lastIndexOf("]")).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,\s[\]]+/g) ?? [];
    return items.map(tomlValue);
  }
  if (text.startsWith('"')) return JSON.parse(/^"(?:[^"\\]|\\.)*"/.exec(text)?.[0] ?? "");
  if (text.startsWith("'")) return /^'([^']*)'/.exec(text)?.[1] ?? "";
  const bare = text.replace(/\s+#.*$/, "");
  return bare === "true" ? true : bare === "false" ? false : bare;
}

/** Names with values and tables of them, as front matter uses; dates and numbers stay text. */
function readToml(text: string): Facts {
  const facts: Facts = {};
  let table: Facts = facts;
  const joined = text.replaceAll(/=\s*\[[^\]]*\]/g, (list) => list.replaceAll(/\s*\n\s*/g, " "));
  for (const line of joined.split(/\r?\n/)) {
    const name = /^\s*\[+([\w.-]+)\]+/.exec(line)?.[1];
    const [, key, value] = /^\s*["']?([\w-]+)["']?\s*=\s*(\S.*)$/.exec(line) ?? [];
    if (name) {
      table = {};
      facts[name] = table;
    } else if (key && value) table[key] = tomlValue(value);
    else if (line.trim() && !/^\s*#/.test(line)) throw new Error(`"${line.trim().slice(0, 60)}" is no TOML`);
  }
  return facts;
}

const fences: readonly (readonly [RegExp, (text: string) => unknown])[] = [
  [
    /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m,
    (text): unknown => parse(text, { logLevel: "error" }) ?? {},
  ],
  [/^\+\+\+[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?^\+\+\+[ \t]*(?:\r?\n|$)/m, readToml],
  [/^(\{[\s\S]*?\r?\n\})[ \t]*(?:\r?\n|$)/m, (text): unknown => JSON.parse(text)],
];

/** YAML, TOML or JSON before the text; `facts` is undefined without any. @throws FrontMatterFault */
export function readFrontMatter(source: string): { facts: Facts | undefined; text: string } {
  const written = source.replace(/^\ufeff/, "").replace(/^\s*(?=---|\+\+\+)/, "");
  for (const [fence, read] of fences) {
    const found = fence.exec(written);
    if (found?.index !== 0) continue;
    try {
      return { facts: factsSchema.parse(read(found[1] ?? "")), text: written.slice(found[0].length) };
    } catch (thrown) {
      const reason = thrown instanceof Error && !(thrown instanceof z.ZodError) ? thrown.message.split("\n")[0] : "";
      throw new FrontMatterFault(`Its front matter is malformed${reason && `: ${reason?.replace(/[.:]$/, "")}`}.`);
    }
  }
  return { facts: undefined, text: written };
}
