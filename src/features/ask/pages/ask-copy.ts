import { siteFacts } from "../../../facts/site-facts.ts";
import type { SourceKind } from "../archive/passage.ts";

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

const numberWord = (count: number): string => numbers[count] ?? String(count);

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberWord(count)} ${count === 1 ? one : many}`;

const inWords = new Intl.ListFormat("en-GB", { type: "conjunction" });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const kindNames: Record<SourceKind, { one: string; many: string }> = {
  article: { one: "Article", many: "Articles" },
  episode: { one: "Episode", many: "Episodes" },
  issue: {
    get one() {
      return siteFacts.newsletterName;
    },
    get many() {
      return siteFacts.newsletterName;
    },
  },
  ebook: { one: "Free eBook", many: "Free eBook" },
};

export const askCopy = {
  lead: "Every sentence below shows where on this site it was written or said. If nothing here answers you, we say so.",
  tryTitle: "Try one of these",
  suggestions: [
    "What does an agent do when there is no page?",
    "How do we keep the knowledge of someone who retires?",
    "Does a department have to tidy its documents first?",
  ],
  vague:
    "This question has no word that we could look for. Ask about a subject, such as a handover or a works council.",
  none: "Nothing here answers this.",
  mentions: (passages: number, words: readonly string[]) =>
    `${passages === 1 ? "This passage mentions" : "These passages mention"} ${inWords.format(words)}:`,
  filesOnly: "This copy of the site is made of files and cannot search its archive.",
  askThere: "The site itself can. Your question comes with you.",
  askOnSite: "Ask it there",
  searchInstead: "You can search the articles by word, or ask us.",
  searchArticles: "Search the articles",
  perhapsAPerson: "A person may know more than the archive.",
  sendIt: "Send it to us",
  quotedFrom: (count: number) => `Quoted word for word from ${counted(count, "source")}.`,
  readAs: (asked: string, read: string) => `We read “${asked}” as “${read}”.`,
  copyLink: "Copy link",
  copied: "Link copied to clipboard",
  copyFailed: "The link could not be copied. Copy it from the address bar instead.",
  print: "Print",
  passages: "Passages",
  found: (passages: number, sources: number) =>
    capital(`${counted(passages, "passage")} in ${counted(sources, "source")}`),
  noneOfThese: "No passages match these filters.",
  showAll: "Show all passages",
  kind: "Kind",
  topic: "Topic",
  all: "All",
  related: "Related questions",
  notMeant: "Not what you meant?",
  askPerson: "Ask a person",
  introduction: "Introduction",
  errorTitle: "The archive did not answer",
  errorText: "Your question is still in the field. Try again, or ask us directly.",
  tryAgain: "Try again",
};
