/** One block of a document at its top level; `heading` is the text of one of the second level, or null. */
export type DocumentBlock = { html: string; heading: string | null };

export type DividedSections = {
  introduction: string;
  section1: string;
  section2: string;
  section3: string;
  conclusion: string;
};

const endings = /^(?:in )?(?:conclusions?|summary|closing|short|fazit|zusammenfassung|schluss|ausblick)\b/i;

const join = (blocks: readonly DocumentBlock[]) => blocks.map(({ html }) => html).join("");

/**
 * A document as the parts of an article: what is before the first heading is the introduction, the sections are three runs of
 * headings of about the same number, and a last heading that says so is the conclusion.
 */
export function divideSections(blocks: readonly DocumentBlock[]): DividedSections {
  const starts = blocks.flatMap(({ heading }, index) => (heading === null ? [] : [index]));
  const first = starts[0] ?? Math.min(1, blocks.length);
  const chapters =
    starts.length === 0
      ? [blocks.slice(first)]
      : starts.map((start, index) => blocks.slice(start, starts[index + 1] ?? blocks.length));
  const last = chapters.at(-1)?.[0]?.heading ?? "";
  const conclusion = chapters.length > 1 && endings.test(last) ? (chapters.pop() ?? []) : [];
  const perSection = Math.ceil(chapters.length / 3);
  const section = (index: number) =>
    join(chapters.slice(index * perSection, index === 2 ? undefined : (index + 1) * perSection).flat());
  return {
    introduction: join(blocks.slice(0, first)),
    section1: section(0),
    section2: section(1),
    section3: section(2),
    conclusion: join(conclusion),
  };
}
