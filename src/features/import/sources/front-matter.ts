import { parse as parseToml } from "smol-toml";
import { parse } from "yaml";
import { z } from "zod";

const factsSchema = z.record(z.string(), z.unknown());
type Facts = z.infer<typeof factsSchema>;

export class FrontMatterError extends Error {
  override name = "FrontMatterError";
}

const maxLength = 200_000;

const fences: readonly (readonly [RegExp, (text: string) => unknown])[] = [
  [
    /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/my,
    (text): unknown => parse(text, { logLevel: "error", uniqueKeys: false }) ?? {},
  ],
  [/^\+\+\+[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?^\+\+\+[ \t]*(?:\r?\n|$)/my, parseToml],
  [/^(\{[\s\S]*?\r?\n\})[ \t]*(?:\r?\n|$)/my, (text): unknown => JSON.parse(text)],
];

/** YAML, TOML or JSON before the text; `facts` is undefined without any. @throws FrontMatterError */
export function readFrontMatter(source: string): { facts: Facts | undefined; text: string } {
  const text = source.replace(/^\ufeff/, "").replace(/^\s*(?=---|\+\+\+)/, "");
  for (const [fence, read] of fences) {
    fence.lastIndex = 0;
    const match = fence.exec(text);
    if (!match) continue;
    if (match[0].length > maxLength) throw new FrontMatterError("Its front matter is longer than 200,000 characters.");
    try {
      return { facts: factsSchema.parse(read(match[1] ?? "")), text: text.slice(match[0].length) };
    } catch (thrown) {
      const reason = thrown instanceof Error && !(thrown instanceof z.ZodError) ? thrown.message.split("\n")[0] : "";
      throw new FrontMatterError(`Its front matter is malformed${reason && `: ${reason?.replace(/[.:]$/, "")}`}.`);
    }
  }
  return { facts: undefined, text };
}
