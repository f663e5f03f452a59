/** What the head of a Markdown file says of it, by lower-case names; and the text after it. */
export type FrontMatter = { facts: ReadonlyMap<string, string>; text: string };

const fence = /^﻿?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A value without its quotes; a list in square brackets becomes its items with commas between them. */
function plainValue(written: string): string {
  const value = written.trim();
  const list = /^\[(.*)\]$/.exec(value)?.[1];
  if (list !== undefined) return list.split(",").map(plainValue).filter(Boolean).join(", ");
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}

/** Reads simple front matter: one name and one value in a line, and lists below a name. */
export function readFrontMatter(source: string): FrontMatter {
  const head = fence.exec(source);
  if (!head) return { facts: new Map(), text: source };
  const facts = new Map<string, string>();
  let name = "";
  for (const line of (head[1] ?? "").split(/\r?\n/)) {
    const [, key, value = ""] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    const item = /^\s*-\s+(\S.*)$/.exec(line)?.[1];
    if (key) {
      name = key.toLowerCase();
      facts.set(name, plainValue(value));
    } else if (item && name) facts.set(name, [facts.get(name), plainValue(item)].filter(Boolean).join(", "));
  }
  return { facts, text: source.slice(head[0].length) };
}
