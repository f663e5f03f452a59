import { pageCopy } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
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

export const inWords = new Intl.ListFormat("en-GB", { type: "conjunction" });

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const kindNames = ({ facts }: Site): Record<SourceKind, { one: string; many: string }> => ({
  article: { one: "Article", many: "Articles" },
  episode: { one: "Episode", many: "Episodes" },
  issue: { one: facts.newsletterName, many: facts.newsletterName },
  ebook: { one: "Free eBook", many: "Free eBook" },
});

export const askCopy = pageCopy("/ask", "archive", {
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
  mentionsOne: "This passage mentions {words}:",
  mentionsMany: "These passages mention {words}:",
  filesOnly: "This copy of the site is made of files and cannot search its archive.",
  askThere: "The site itself can. Your question comes with you.",
  askOnSite: "Ask it there",
  searchInstead: "You can search the articles by word, or ask us.",
  searchArticles: "Search the articles",
  perhapsAPerson: "A person may know more than the archive.",
  sendIt: "Send it to us",
  quotedFrom: "Quoted word for word from {sources}.",
  readAs: "We read “{asked}” as “{read}”.",
  copyLink: "Copy link",
  copied: "Link copied to clipboard",
  copyFailed: "The link could not be copied. Copy it from the address bar instead.",
  print: "Print",
  passages: "Passages",
  found: "{passages} in {sources}",
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
});
