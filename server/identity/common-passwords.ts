import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../../src/server-context/project-root.server.ts";

/**
 * The 20,000 most common leaked passwords, most common first, from @zxcvbn-ts/language-common 4.1.2 (MIT, © 2012-2016 Dan
 * Wheeler and Dropbox, © 2021 zxcvbn-ts). Few are long enough here; their variations are.
 */
const file = path.join(projectRoot, "server/identity/common-passwords.txt");

/** Shorter fragments occur in every word. */
const minPieceLength = 4;
const minWordLength = 3;

let cached: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  cached ??= new Set(readFileSync(file, "utf8").trimEnd().split("\n"));
  return cached;
}

const lettersBySymbol: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const withLetters = (text: string) => text.replaceAll(/[013457@$!]/g, (symbol) => lettersBySymbol[symbol] ?? symbol);

/** "abcabcab" repeats "abc". */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
}

const isSequence = (text: string) => ["01234567890123456789", "98765432109876543210"].some((row) => row.includes(text));

/** Also detects passwords repeated, joined, padded or with symbols for letters. `words`: those of site and account. */
export function isCommonPassword(password: string, words: readonly string[] = []): boolean {
  const common = commonPasswords();
  const ownWords = new Set(
    words
      .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u), word.replaceAll(/[^\p{L}\p{N}]+/gu, "")])
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= minWordLength),
  );
  const isCommon = (text: string) => common.has(text) || ownWords.has(text) || isSequence(text);
  const plain = password.normalize("NFKC").toLowerCase().trim();
  const bare = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const forms = [plain, withLetters(plain), bare(plain), withLetters(bare(plain)), bare(withLetters(plain))];
  return forms.some((form) => {
    if (form === "") return false;
    const part = repeatedPart(form);
    if (isCommon(form) || isCommon(part) || part.length < minPieceLength) return true;
    for (let index = minPieceLength; index < form.length; index++) {
      const [start, end] = [form.slice(0, index), form.slice(index)];
      const isEndCommon = !/\p{L}/u.test(end) || (end.length >= minPieceLength && isCommon(end));
      if (isEndCommon && isCommon(start)) return true;
    }
    return false;
  });
}
