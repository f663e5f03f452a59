/** A page number, or a gap that stands for the numbers left out. */
export type PageMark = number | "gap";

/**
 * The page numbers to show (spec 9): the first, the last, the current one and its neighbours; a gap stands for one or more
 * others. Pages count from 1; a current page out of range is brought into it.
 */
export function pageMarks(current: number, total: number): PageMark[] {
  const last = Math.max(1, Math.trunc(total));
  const here = Math.min(Math.max(1, Math.trunc(current)), last);
  const shown = new Set([1, here - 1, here, here + 1, last].filter((page) => page >= 1 && page <= last));
  const marks: PageMark[] = [];
  let previous = 0;
  for (const page of [...shown].sort((a, b) => a - b)) {
    if (page - previous > 1) marks.push("gap");
    marks.push(page);
    previous = page;
  }
  return marks;
}
