import { z } from "zod";
import { type Failure, fail, ok, type Result } from "../../lib/result.ts";
import { isTarget, parseSections, sectionsText, unreadableSections } from "../own-pages/read-sections.ts";
import {
  type DraftSection,
  factsOf,
  maxSections,
  sectionKindNames,
  type WordField,
} from "../own-pages/section-kinds.ts";

type Words = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, WordField>>;
type Problem = Failure<"invalid"> & { sentence: string };

const invalid = (sentence: string): Problem => fail("invalid", { sentence });

const words = z.record(z.string(), z.string());
const inputSchema = z.array(
  z.strictObject({
    key: z.string().optional(),
    kind: z.enum(sectionKindNames),
    isHidden: z.boolean().optional(),
    words: words.optional(),
    items: z.array(words).optional(),
  }),
);
type SectionInput = z.infer<typeof inputSchema>[number];

const namesOf = (fields: Fields) => Object.keys(fields).join(", ");

/** Explains to an assistant how to write sections. */
export const sectionsHelp = [
  'Sections are a JSON array of {"key", "kind", "isHidden", "words", "items"}: one with the key of a section changes the words that it names,',
  "one without a key is added at the end, all others stay; items are given as a whole.",
  `Words by kind: ${sectionKindNames
    .map((kind) => {
      const { words: fields, items } = factsOf(kind);
      return `${kind} (${namesOf(fields)}${items ? `; items: ${namesOf(items.words)}` : ""})`;
    })
    .join(", ")}.`,
].join(" ");

function problemOfWords(location: string, fields: Fields, texts: Words): string | undefined {
  for (const [name, text] of Object.entries(texts)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return `${location} has no “${name}”, but ${namesOf(fields)}.`;
    if (!isTarget(field.kind, text))
      return `${location}, ${name}: write a path such as ${field.kind === "picture" ? "/media/…" : "/contact, or a URL"}.`;
  }
  return undefined;
}

function problemOfSection({ kind, words: texts = {}, items = [] }: SectionInput): string | undefined {
  const { label, words: fields, items: list } = factsOf(kind);
  if (items.length > (list?.max ?? 0)) return `${label} has at most ${list?.max ?? 0} items.`;
  return [
    problemOfWords(label, fields, texts),
    ...items.map((item) => problemOfWords(`An item of ${label}`, list?.words ?? {}, item)),
  ].find(Boolean);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Merges an assistant's sections into those of a page; none is lost. `toHtml` converts texts to stored HTML. */
export function mergeSections(
  existing: string,
  text: string,
  toHtml: (text: string) => string,
): Result<string, Problem> {
  const sections = parseSections(existing);
  if (!sections) return invalid(unreadableSections);
  const read = inputSchema.safeParse(parse(text));
  if (!read.success) return invalid(`These aren't sections. ${z.prettifyError(read.error)} ${sectionsHelp}`);
  const merged = [...sections];
  for (const change of read.data) {
    const problem = problemOfSection(change);
    if (problem) return invalid(problem);
    const position = change.key === undefined ? merged.length : merged.findIndex(({ key }) => key === change.key);
    const section = merged[position];
    if (position < 0 || (section && section.kind !== change.kind))
      return invalid(`There is no section “${change.key}” of the kind ${change.kind}. Leave out its key to add one.`);
    merged[position] = changed(section ?? emptySection(change), change, toHtml);
  }
  if (merged.length > maxSections) return invalid(`A page has at most ${maxSections} sections.`);
  // In the canonical form of stored sections.
  return ok(sectionsText(parseSections(sectionsText(merged)) ?? sections));
}

const emptySection = ({ kind }: SectionInput): DraftSection => ({
  key: crypto.randomUUID().slice(0, 8),
  kind,
  isHidden: false,
  words: {},
  items: [],
});

function changed(
  section: DraftSection,
  { kind, isHidden = section.isHidden, words: texts = {}, items = [...section.items] }: SectionInput,
  toHtml: (text: string) => string,
): DraftSection {
  const fields = factsOf(kind).words;
  const newWords: Record<string, string> = { ...section.words };
  for (const [name, text] of Object.entries(texts))
    newWords[name] = fields[name]?.kind === "html" ? toHtml(text) : text;
  return { ...section, isHidden, words: newWords, items };
}
