/** A run of text; `isOnlyHere` when the other text lacks it. */
export type MarkedPart = { text: string; isOnlyHere: boolean };

/** Comparing needs time and memory with the product of both lengths; above this everything between is marked. */
const maxCells = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** A run of two texts in one: in both, only in the later one, or only in the earlier one. */
export type MergedPart = { text: string; change: "same" | "added" | "removed" };

/** Marks in each of two texts the words that the other one lacks. */
export function diffWords(one: string, other: string): { one: MarkedPart[]; other: MarkedPart[] } {
  const [a, b] = compareWords(one, other);
  return { one: joinParts(a), other: joinParts(b) };
}

/**
 * Two texts as one, with the words that the later one removed before those that it added. What is the same and what was
 * removed make the earlier text, what is the same and what was added the later one.
 */
export function mergeWords(before: string, after: string): MergedPart[] {
  const [a, b] = compareWords(before, after);
  const merged: MergedPart[] = [];
  let removed = "";
  let added = "";
  function flush(): void {
    if (removed) merged.push({ text: removed, change: "removed" });
    if (added) merged.push({ text: added, change: "added" });
    removed = "";
    added = "";
  }
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const [old, now] = [a[i], b[j]];
    if (old?.isOnlyHere) {
      removed += old.text;
      i++;
    } else if (now?.isOnlyHere) {
      added += now.text;
      j++;
    } else {
      const text = old?.text ?? "";
      i++;
      j++;
      const goesOn = a[i]?.isOnlyHere || b[j]?.isOnlyHere;
      // A space between two changed words changes with them, so that runs of words are read in one.
      if (!text.trim() && goesOn && (removed || added)) {
        removed += text;
        added += text;
      } else {
        flush();
        const last = merged.at(-1);
        if (last?.change === "same") last.text += text;
        else merged.push({ text, change: "same" });
      }
    }
  }
  flush();
  return merged;
}

/** The words and spaces of two texts, each with whether the other text lacks it. */
function compareWords(one: string, other: string): [MarkedPart[], MarkedPart[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [isCommonA, isCommonB] = commonWords(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const mark = (words: string[], isCommon: readonly boolean[]): MarkedPart[] =>
    words.map((text, index) => ({
      text,
      isOnlyHere: index >= start && index < words.length - end && !isCommon[index - start],
    }));
  return [mark(a, isCommonA), mark(b, isCommonB)];
}

/** For each word of two texts whether it belongs to their longest common subsequence. */
function commonWords(a: string[], b: string[]): [boolean[], boolean[]] {
  const inA = a.map(() => false);
  const inB = b.map(() => false);
  const width = b.length + 1;
  if ((a.length + 1) * width > maxCells) return [inA, inB];
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row--) {
    for (let column = b.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        a[row] === b[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  for (let row = 0, column = 0; row < a.length && column < b.length; ) {
    if (a[row] === b[column]) {
      inA[row++] = true;
      inB[column++] = true;
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return [inA, inB];
}

function joinParts(parts: readonly MarkedPart[]): MarkedPart[] {
  const joined: MarkedPart[] = [];
  for (const [index, { text, isOnlyHere }] of parts.entries()) {
    const last = joined.at(-1);
    // A space between two marked words is marked with them.
    const isBetween = !text.trim() && last?.isOnlyHere === true && parts[index + 1]?.isOnlyHere === true;
    if (last && (last.isOnlyHere === isOnlyHere || isBetween)) last.text += text;
    else joined.push({ text, isOnlyHere });
  }
  return joined;
}
