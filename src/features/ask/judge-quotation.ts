import { type AnswerType, answerTypeOf, isNumber } from "./answer-type.ts";
import { ownHeading, type Passage } from "./archive/passage.ts";
import type { RootOf, WeighedTerm } from "./archive/ranking.ts";
import { sentencesOf, wordsOf } from "./archive/words.ts";

type AddressedOwner = {
  owned: readonly string[];
  done: readonly string[];
};

/** 'You' that means anyone, asking how something is done. */
const anyone =
  /\bhow (?:can|could|do|does|did|should|would|might|must) you\b|\bif you\b|\byou (?:have|need|ought) to\b/gi;
const wordsAfter = 3;

const after = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => wordsOf(text.slice(index + length)));

/** Undefined when the question is not about the owner. */
export function addressedOwner(question: string): AddressedOwner | undefined {
  const text = question.replaceAll(anyone, " ");
  // German 'Ihr' is polite with a capital; at the beginning of a sentence it may be 'her'.
  const owned = [...after(text, /\b(?:your|yours)\b/gi), ...after(text, /(?<=\S\s)Ihr(?:e[nmrs]?)?\b/g)];
  const done = [...after(text, /\byou\b/gi), ...after(text, /(?<=\S\s)Sie\b/g)];
  if (owned.length + done.length === 0) return undefined;
  return {
    owned: owned.flatMap((words) => words.slice(0, wordsAfter)),
    done: done.flatMap((words) => words.slice(0, wordsAfter)),
  };
}

const quoted = /“[^“”]*”|‘[^‘’]*’(?!\p{L})|"[^"]*"/gu;
const firstPerson: ReadonlySet<string> = new Set([
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

/** Without what it quotes of others. */
export const ownWords = (text: string): string => text.replaceAll(quoted, " … ");

/** The noun asked for, as in 'which carrier'. */
const whichNoun = /\bwhich (?:of the )?(?:two |three |four )?(\p{L}+)/u;

const numberedNoun =
  /\b(\p{Lu}\p{L}+|line|clause|section|article|chapter|step|week|day|door|form|figure|page|row|part|rule|version|level|class) (\d+)/gu;

export type JudgedTerm = WeighedTerm & { word: string; isLight: boolean; isName: boolean };

export type JudgedQuestion = {
  text: string;
  terms: readonly JudgedTerm[];
  needed: readonly JudgedTerm[];
  type: AnswerType | undefined;
  owner: AddressedOwner | undefined;
  /** 'carrier' in 'Which carrier'. */
  which: JudgedTerm | undefined;
  /** Such as 'Ward 4'. */
  numbered: readonly { noun: string; number: string }[];
};

/** Words with this share of the heaviest weight are required. */
const neededShare = 0.7;
/** Weight of a replaceable word. */
const lightShare = 0.35;
/** Minimum share of the question's weight, with heading and title. */
const leastCoverage = 0.65;

const synonymShare = 0.8;
/** Minimum common beginning of related words, in letters and as a share of the longer one. */
const leastStem = 5;
const stemShare = 0.7;
/** Words between what is asked for and 'I' or 'my'. */
const ownerReach = { before: 3, after: 6 };
/** Words between a number and what it counts, without determiners: 'at 10.48 the advisor' counts nobody. */
const countReach = 3;
const determiners: ReadonlySet<string> = new Set(
  "the an a his her their its this that these those my our your no".split(" "),
);
const shortQuestion = 3;

export function judgedQuestion(text: string, terms: readonly JudgedTerm[]): JudgedQuestion {
  const type = answerTypeOf(text);
  const about = terms.filter(({ word, isLight }) => !isLight && !type?.saidBy.has(word));
  const heaviest = Math.max(0, ...about.map(({ weight }) => weight));
  const [, noun] = whichNoun.exec(text.toLowerCase()) ?? [];
  return {
    text,
    terms,
    needed: about.filter(({ weight }) => weight >= neededShare * heaviest),
    which: about.find(({ word }) => word === noun),
    numbered: Array.from(text.matchAll(numberedNoun), ([, noun = "", number = ""]) => ({ noun, number })),
    type,
    owner: addressedOwner(text),
  };
}

/** Likely forms of one word, such as 'secret' and 'secrecy'. */
function areRelated(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  const needed = Math.max(leastStem, Math.ceil(longest * stemShare));
  return Math.min(a.length, b.length) >= needed && a.slice(0, needed) === b.slice(0, needed);
}

const has = ({ roots, synonyms, isName }: JudgedTerm, found: ReadonlySet<string>): number => {
  if (roots.some((root) => found.has(root))) return 1;
  if (isName) return 0;
  if (synonyms.some(({ root }) => found.has(root))) return synonymShare;
  for (const root of roots) for (const other of found) if (areRelated(root, other)) return synonymShare;
  return 0;
};

const isRootOf = ({ roots, synonyms }: JudgedTerm, root: string) =>
  roots.includes(root) || synonyms.some((synonym) => synonym.root === root);

function speaksOwner({ terms, owner }: JudgedQuestion, sentence: string, isQuoted: boolean, rootOf: RootOf): boolean {
  if (!owner) return true;
  if (isQuoted) return false;
  const words = wordsOf(ownWords(sentence));
  const at = words.flatMap((word, index) => (firstPerson.has(word) ? [index] : []));
  const asked = terms.filter(({ word }) => owner.owned.includes(word) || owner.done.includes(word));
  if (asked.length === 0 || /^(?:mine|ours)$/.test(words[0] ?? "")) return at.length > 0;
  return at.some((index) =>
    words
      .slice(Math.max(0, index - ownerReach.before), index + ownerReach.after + 1)
      .some((word) => asked.some((term) => isRootOf(term, rootOf(word)))),
  );
}

const areNumberOf = (before: readonly string[]): boolean =>
  before.slice(before.findLastIndex((word) => determiners.has(word)) + 1).some(isNumber);

function isCounted({ terms, type }: JudgedQuestion, sentence: string, rootOf: RootOf): boolean {
  const counted = terms.filter(({ word }) => type?.counted.has(word));
  const words = wordsOf(sentence);
  return (
    counted.length === 0 ||
    words.some(
      (word, at) =>
        counted.some((term) => isRootOf(term, rootOf(word))) &&
        areNumberOf(words.slice(Math.max(0, at - countReach), at)),
    )
  );
}

/** Where a text names its sources, it answers nothing. */
const sourceLine = /\bSources?: /;

/** How many words after 'lines' a number still belongs to it, as in 'lines 1, 3 and 4'. */
const numberReach = 4;

const namesNumbered = ({ numbered }: JudgedQuestion, parts: readonly string[], rootOf: RootOf): boolean =>
  numbered.every(({ noun, number }) => {
    const [root = ""] = wordsOf(noun).map(rootOf);
    return (
      !root ||
      parts.some((part) => {
        const words = wordsOf(part);
        return words.some(
          (word, at) => rootOf(word) === root && words.slice(at + 1, at + 1 + numberReach).includes(number),
        );
      })
    );
  });

export type Judgement = {
  /** Share of the question that it says itself, 0 to 1. */
  own: number;
  /** Share of the required words in its heading or title, 0 to 1. */
  about: number;
  isDefinition: boolean;
};

/** Roots of the thing in 'What is a knowledge agent?'; empty for other questions. */
function definedRoots(question: string, rootOf: RootOf): string[] {
  const [, thing = ""] =
    /^\W*(?:what|who) (?:is|are) (?:an? |the )?([\p{L}\p{N}’' -]+)\??$/iu.exec(question.trim()) ?? [];
  return wordsOf(thing).map(rootOf).filter(Boolean);
}

function isDefinition(sentence: string, defined: readonly string[], rootOf: RootOf): boolean {
  const [, thing = ""] =
    /^(?:an? |the )?([\p{L}\p{N}’' -]{2,60}?) (?:is (?:an?|the|one)|are|means)\b/iu.exec(sentence) ?? [];
  return defined.length > 0 && wordsOf(thing).map(rootOf).filter(Boolean).join(" ") === defined.join(" ");
}

/** Undefined when it does not answer. */
export function judgeQuotation(
  question: JudgedQuestion,
  text: string,
  passage: Omit<Passage, "id" | "item" | "text">,
  rootOf: RootOf,
): Judgement | undefined {
  const { terms, needed, type, which } = question;
  const { title, label, asked, speaker, isQuoted } = passage;
  const heading = ownHeading(passage);
  if (needed.length === 0 || sourceLine.test(text)) return undefined;
  if (!namesNumbered(question, [text, heading, asked, title], rootOf)) return undefined;
  const rootsIn = (part: string) => new Set(wordsOf(part).map(rootOf));
  const own = rootsIn(text);
  const around = [rootsIn(`${heading} ${asked} ${speaker}`), rootsIn(`${title} ${label}`)];
  const best = (term: JudgedTerm) => Math.max(has(term, own), ...around.map((part) => has(term, part)));
  if (needed.some((term) => best(term) === 0)) return undefined;
  // Its title names one thing, and not which of several.
  if (which && has(which, own) === 0 && has(which, around[0] ?? own) === 0) return undefined;
  const topic = terms.filter(({ isLight }) => !isLight);
  const about = topic.filter(({ word }) => !type?.saidBy.has(word));
  const isMissing = (term: JudgedTerm) => best(term) === 0 && !isNumber(term.word);
  if (about.length <= shortQuestion && about.some(isMissing)) return undefined;
  const isAboutIt = topic.length > 1 && around.some((part) => topic.every((term) => has(term, part) > 0));
  if (!isAboutIt && needed.every((term) => has(term, own) === 0)) return undefined;
  const weigh = (share: number, strength: (term: JudgedTerm) => number) =>
    terms
      .filter(({ word }) => !type?.saidBy.has(word))
      .reduce((sum, term) => sum + term.weight * (term.isLight ? share : 1) * strength(term), 0);
  // Replaceable words cannot all be missing.
  if ([lightShare, 1].some((share) => weigh(share, best) < leastCoverage * weigh(share, () => 1))) return undefined;
  const sentences = sentencesOf(text);
  const isNamed = (sentence: string) => {
    if (!type) return true;
    const isNear = isAboutIt || needed.some((term) => has(term, rootsIn(sentence)) > 0);
    return isNear && type.isNamedIn(sentence, `${heading} ${asked}`) && isCounted(question, sentence, rootOf);
  };
  if (!sentences.some(isNamed) || !sentences.some((sentence) => speaksOwner(question, sentence, isQuoted, rootOf)))
    return undefined;
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const weightOf = (found: readonly JudgedTerm[]) => found.reduce((sum, { weight }) => sum + weight, 0);
  return {
    own: terms.reduce((sum, term) => sum + term.weight * has(term, own), 0) / all,
    about: Math.max(...around.map((part) => weightOf(needed.filter((term) => has(term, part) > 0)) / weightOf(needed))),
    isDefinition: isDefinition(text, definedRoots(question.text, rootOf), rootOf),
  };
}
