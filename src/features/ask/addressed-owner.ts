import { wordsOf } from "./archive/words.ts";

/** What a question asks of the owner: their own things, as in 'your logo', or what they do, as in 'you charge'. */
export type AddressedOwner = {
  /** Words that may name the thing. */
  owned: readonly string[];
  /** Words that may say what they do or are. */
  done: readonly string[];
};

/** 'You' that is anyone: it asks how something is done. */
const anyone =
  /\bhow (?:can|could|do|does|did|should|would|might|must) you\b|\bif you\b|\byou (?:have|need|ought) to\b/gi;
const wordsAfter = 3;

const after = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => wordsOf(text.slice(index + length)));

/** What a question asks of the owner of the site; undefined when it is about anyone. */
export function addressedOwner(question: string): AddressedOwner | undefined {
  const text = question.replaceAll(anyone, " ");
  // A German 'you' of politeness has a capital; at the beginning it may be 'she'.
  const owned = [...after(text, /\b(?:your|yours)\b/gi), ...after(text, /(?<=\S\s)Ihr(?:e[nmrs]?)?\b/g)];
  const done = [...after(text, /\byou\b/gi), ...after(text, /(?<=\S\s)Sie\b/g)];
  if (owned.length + done.length === 0) return undefined;
  return {
    owned: owned.flatMap((words) => words.slice(0, wordsAfter)),
    done: done.flatMap((words) => words.slice(0, wordsAfter)),
  };
}

const quoted = /“[^“”]*”|‘[^‘’]*’(?!\p{L})|"[^"]*"/gu;
export const firstPerson: ReadonlySet<string> = new Set([
  "i",
  "me",
  "my",
  "mine",
  "myself",
  "we",
  "us",
  "our",
  "ours",
  "ourselves",
]);

/** A text without what it quotes of others. */
export const ownWords = (text: string): string => text.replaceAll(quoted, " … ");
