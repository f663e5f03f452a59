import type { RootOf } from "../../archive/ranking.ts";
import { wordsOf } from "../../archive/words.ts";

/** What a model claims in one line. */
export type Claim = { sentence: string; source: number; quote: string };

/** A passage that a claim is checked against. */
export type ProofSource = { text: string; asked: string; heading: string; title: string; speaker: string };

const maxSentence = 400;
const leastQuoteWords = 4;
/** Share of a sentence's words of weight that its passage must have. */
const leastSupport = 0.6;

const readClaim = (value: unknown): Claim | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  const { sentence, source, quote } = value as Record<string, unknown>;
  return typeof sentence === "string" && typeof source === "number" && typeof quote === "string"
    ? { sentence: sentence.trim(), source, quote: quote.trim() }
    : undefined;
};

/** The claim in a line that a model wrote; undefined for anything else, such as talk around it. */
export function parseClaim(line: string): Claim | undefined {
  const json = /\{.*\}/.exec(line)?.[0];
  if (!json) return undefined;
  try {
    return readClaim(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Text whose quotation marks, dashes and spaces are of one kind each: a model may write others than the passage. */
const even = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/[–—]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const quotesIn = (text: string) => [...even(text).matchAll(/"([^"]+)"/g)].map(([, quote = ""]) => quote);
/** Names are words with a capital that do not begin the sentence. */
const namesIn = (text: string) => text.match(/(?<=[\p{Ll},;:]\s)\p{Lu}[\p{L}-]+/gu) ?? [];

const isVerbatim = (quote: string, text: string) => even(text).includes(even(quote).replace(/[.…]+$/, ""));

/** Whether a text holds addresses or markup, which no sentence of an answer needs. */
const isSuspect = (sentence: string) =>
  /https?:|www\.|[<>{}[\]`]|\w@\w|\b[\w-]+\.(?:com|net|org|io|de|ai)\b/i.test(sentence);

/**
 * Why a claim is not shown, or undefined when its passage proves it: the quotation is there word for word, every number, name and
 * quotation of the sentence too, and most of its words.
 */
export function unprovedReason(
  { sentence, source, quote }: Claim,
  sources: readonly ProofSource[],
  rootOf: RootOf,
): string | undefined {
  const proof = sources[source - 1];
  if (!proof) return "cites a passage that there is not";
  if (!sentence || sentence.length > maxSentence) return "is no sentence";
  if (isSuspect(sentence)) return "holds an address or markup";
  if (wordsOf(quote).length < leastQuoteWords || !isVerbatim(quote, proof.text)) return "quotes what is not there";
  const whole = `${proof.title} ${proof.heading} ${proof.speaker} ${proof.asked} ${proof.text}`;
  if (quotesIn(sentence).some((inner) => !isVerbatim(inner, whole))) return "quotes what is not there";
  const numbers = new Set(numbersIn(whole));
  if (numbersIn(sentence).some((number) => !numbers.has(number))) return "holds a number of its own";
  const words = new Set(wordsOf(whole));
  if (namesIn(sentence).some((name) => !words.has(name.toLowerCase()))) return "holds a name of its own";
  const roots = new Set([...words].map(rootOf));
  const weighty = [...new Set(wordsOf(sentence).map(rootOf))].filter(Boolean);
  const supported = weighty.filter((root) => roots.has(root)).length;
  if (weighty.length < 3 || supported / weighty.length < leastSupport) return "says what the passage does not";
  return undefined;
}
