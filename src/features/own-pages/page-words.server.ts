import { DomUtils, parseDocument } from "htmlparser2";
import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { readKnownSections } from "./read-sections.ts";
import { type DraftSection, factsOf, type WordField } from "./section-kinds.ts";

const blockEnd = /<(?:br|\/(?:p|h\d|li|t[dh]|div|pre|figcaption|summary))\b/g;

const textOfHtml = (html: string): string => DomUtils.textContent(parseDocument(html.replaceAll(blockEnd, " $&")));

const textsOf = (fields: Readonly<Record<string, WordField>>, words: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const text = words[name] ?? "";
    return kind === "link" || kind === "picture" ? [] : [kind === "html" ? textOfHtml(text) : text];
  });

function sectionTexts({ kind, words, items }: DraftSection): string[] {
  const { words: fields, items: list } = factsOf(kind);
  return [...textsOf(fields, words), ...items.flatMap((item) => textsOf(list?.words ?? {}, item))];
}

/** Indexes one page, or all that were changed without it, such as by the previous version of the site. */
export async function indexPageWords(db: Db, id?: number): Promise<void> {
  const rows = await db
    .selectFrom("pages as p")
    .leftJoin("page_words as w", "w.page_id", "p.id")
    .select(["p.id", "p.title", "p.slug", "p.description", "p.sections"])
    .select(sql<string>`p.updated_at::text`.as("version"))
    .where(
      id === undefined ? sql<boolean>`w.version is distinct from p.updated_at` : sql<boolean>`p.id = ${id}::bigint`,
    )
    .execute();
  for (const { id: page_id, title, slug, description, sections, version } of rows) {
    const texts = [title, slug ?? "", description, ...readKnownSections(sections).flatMap(sectionTexts)];
    const searched = sql<string>`fold_text(${texts.join(" ").replaceAll(/\s+/g, " ").trim()})`;
    await db
      .insertInto("page_words")
      .values({ page_id, version, searched })
      .onConflict((conflict) => conflict.column("page_id").doUpdateSet({ version, searched }))
      .execute();
  }
}
