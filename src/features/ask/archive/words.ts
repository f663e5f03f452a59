/** Characters; longer questions are truncated. */
export const maxQuestionLength = 300;

export const maxQuestionWords = 24;

const maxWordLength = 40;

/** In lower case; apostrophes and hyphens separate words. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[’']s\b/g, "")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).filter((word) => word.length <= maxWordLength);
}

/** Verbatim and in order; the end of a line ends a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /\n|(?<=[.!?…]["”’»)]?)(?<!\b(?:[Nn]os?|[Aa]rt|[Ss]ec|[DdSM]r|Prof|Mrs|Ms|St|vs|approx|ca|e\.g|i\.e)\.)\s+(?=["“‘«(]?[\p{Lu}\p{N}])/u,
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
