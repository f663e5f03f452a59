/** Without meanings, the word is ignored. */
export type ThesaurusWord = { word: string; meanings: string };

export const maxThesaurusLines = 2_000;
const maxLineLength = 200;

export const formatThesaurus = (words: readonly ThesaurusWord[]): string =>
  words.map(({ word, meanings }) => (meanings ? `${word} = ${meanings}` : word)).join("\n");

/** Parses lines such as "handoff = handover, shift change"; stops at the first invalid one, whose number is `faultyLine`. */
export function parseThesaurus(text: string): { words: ThesaurusWord[]; faultyLine?: number } {
  const words: ThesaurusWord[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (!line.trim()) continue;
    const [, word, list = ""] = /^\s*([\p{L}\p{N}]+)\s*(?:=(.*))?$/u.exec(line) ?? [];
    if (word === undefined || line.length > maxLineLength) return { words, faultyLine: index + 1 };
    const meanings = list
      .replaceAll('"', " ")
      .split(",")
      .map((meaning) => meaning.replaceAll(/\s+/g, " ").trim())
      .filter(Boolean);
    words.push({ word: word.toLowerCase(), meanings: meanings.join(", ") });
  }
  return { words };
}
