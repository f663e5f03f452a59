import { expect, test } from "vitest";
import { createTrigramSignatures } from "./trigram-signatures.ts";

/** Repeatable numbers from 0 up to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const next = numbers(7);
const letters = "abcdefghijklmnopqrstuvwxyz äöü-'.";
const word = () =>
  Array.from({ length: 2 + Math.floor(next() * 9) }, () => letters[Math.floor(next() * letters.length)]).join("");
const vocabulary = Array.from({ length: 3_000 }, word);
const sentence = (words: number) =>
  Array.from({ length: words }, () => vocabulary[Math.floor(next() * vocabulary.length)]).join(" ");

test("every text that holds a term is named, and hardly any other", () => {
  const texts = new Map(Array.from({ length: 9_000 }, (_, index) => [index * 3 + 1, sentence(40)]));
  const signatures = createTrigramSignatures();
  for (const [id, text] of texts) signatures.put(id, text);
  let named = 0;
  let held = 0;
  for (let round = 0; round < 300; round++) {
    const [from = 0, text = ""] = [...texts][Math.floor(next() * texts.size)] ?? [];
    const start = Math.floor(next() * (text.length - 12));
    const term = text.slice(start, start + 5 + Math.floor(next() * 8));
    const candidates = signatures.candidates(term);
    const holders = [...texts].filter(([, other]) => other.includes(term)).map(([id]) => id);
    expect(holders).toContain(from);
    if (!candidates) continue;
    expect(holders.filter((id) => !candidates.includes(id))).toEqual([]);
    named += candidates.length;
    held += holders.length;
  }
  expect(held).toBeGreaterThan(300);
  expect(named).toBeLessThan(held * 20);
}, 60_000);

test("a text that changes is found by its new words and no longer by its old ones", () => {
  const signatures = createTrigramSignatures();
  signatures.put(5, "a chart for every voyage");
  signatures.put(9, "lessons learned");
  signatures.put(5, "the cost of a question");
  expect(signatures.candidates("question")).toEqual([5]);
  expect(signatures.candidates("voyage")).toEqual([]);
  expect(signatures.candidates("lesson")).toEqual([9]);
  expect(signatures.size).toBe(2);
});

test("only ASCII letters decide, for others are folded in more than one way", () => {
  const signatures = createTrigramSignatures();
  signatures.put(1, "die prüfung der wartung");
  expect(signatures.candidates("PRÜFUNG")).toEqual([1]);
  expect(signatures.candidates("prÜfung")).toEqual([1]);
  expect(signatures.candidates("fung")).toEqual([1]);
  expect(signatures.candidates("Ünf")).toBeUndefined();
  expect(signatures.candidates("äöü")).toBeUndefined();
  expect(signatures.candidates("ab")).toBeUndefined();
});

test("nothing is found where nothing is", () => {
  expect(createTrigramSignatures().candidates("question")).toEqual([]);
});
