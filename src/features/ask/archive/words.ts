/** The longest question that is read; what follows is left out. */
export const maxQuestionLength = 300;

/** Words that are compared; a longer question names nothing more. */
export const maxQuestionWords = 24;

const maxWordLength = 40;

/** The words of a text in lower case, in their order: letters and digits, with an apostrophe or a hyphen as a break. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[’']s\b/g, "")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).filter((word) => word.length <= maxWordLength);
}

/** A text without these titles, given in lower case: what other texts are about, it only refers to. */
export function withoutTitles(text: string, titles: readonly string[]): string {
  return titles.reduce((rest, title) => {
    const at = rest.toLowerCase().indexOf(title);
    return at < 0 ? rest : `${rest.slice(0, at)}…${rest.slice(at + title.length)}`;
  }, text);
}

/** The sentences of a text, verbatim and in their order; a line ends one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /\n|(?<=[.!?…]["”’»)]?)(?<!\b(?:[Nn]os?|[Aa]rt|[Ss]ec|[DdSM]r|Prof|Mrs|Ms|St|vs|approx|ca|e\.g|i\.e)\.)\s+(?=["“‘«(]?[\p{Lu}\p{N}])/u,
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
