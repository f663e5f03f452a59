import { type Selectable, sql } from "kysely";
import { langOf, languageOf } from "../../../lib/text-language.ts";
import type { Db, Schema } from "../../../server-context/db.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import {
  createTrashableEditing,
  type DuplicateOf,
  isChangedColumn,
  titleOfDuplicate,
} from "../../content-drafts/content-editing.server.ts";
import type { ContentRow, ContentType, TrashableType } from "../../content-drafts/content-type.server.ts";
import { type PublicationState, type SaveIntent, untitled } from "../../content-drafts/editing.ts";
import { purgeEmptyDrafts } from "../../content-drafts/empty-drafts.server.ts";
import { missingFields } from "../../content-drafts/publication.ts";
import { storedHtml } from "../../content-drafts/stored-html.server.ts";
import { maxSlugLength, type OwnPage } from "../page.ts";
import { indexPage } from "../page-passages.server.ts";
import { indexPageWords } from "../page-words.server.ts";
import { readableSections } from "../pages.server.ts";
import {
  parseSections,
  readVisibleSections,
  sectionsText,
  sectionsToStore,
  storedSectionsText,
  unreadableSections,
} from "../read-sections.ts";
import { type DraftSection, factsOf } from "../section-kinds.ts";
import { slugProblem } from "../slug-rules.ts";
import { emptyPage, type ListedPage, type PageContent, pageNeeds } from "./page-editing.ts";

type PageTableRow = Selectable<Schema["pages"]> & ContentRow;

/** A due page counts as published even while its row still says "scheduled". */
const stateOf = sql<PublicationState>`case when p.status = 'scheduled' and p.published_at <= now() then 'published'
  else p.status end`;

/** `base` is the version: the time of the last change in microseconds. */
async function findPageRow(db: Db, id: number): Promise<PageTableRow | undefined> {
  const { rows } = await sql<PageTableRow>`
    select p.*, p.published_at as date, ${stateOf} as state, p.updated_at::text as base
    from pages p where p.id = ${id}::bigint`.execute(db);
  return rows[0];
}

const toContent = (row: PageTableRow): PageContent => ({
  title: row.title,
  slug: row.slug ?? "",
  description: row.description,
  menu: row.menu,
  footer: row.footer,
  language: languageOf(row.language) ?? "",
  sections: storedSectionsText(row.sections),
  publishedAt: row.date?.toISOString() ?? "",
});

const cleanSection = (section: DraftSection): DraftSection => ({
  ...section,
  words: Object.fromEntries(
    Object.entries(section.words).map(([name, value]) => [
      name,
      factsOf(section.kind).words[name]?.kind === "html" ? storedHtml(value) : value,
    ]),
  ),
});

function clean(content: PageContent): PageContent {
  const sections = parseSections(content.sections);
  return {
    ...content,
    slug: content.slug.trim().replace(/^\//, ""),
    sections: sections ? sectionsText(sections.map(cleanSection)) : content.sections,
  };
}

const maxTitleLength = 300;

function fieldProblems(content: PageContent, intent: SaveIntent): Record<string, string> {
  const problems: Record<string, string> = {};
  if (content.title.length > maxTitleLength) problems.title = `The title is longer than ${maxTitleLength} characters.`;
  const invalidSlug = content.slug && slugProblem(content.slug);
  if (invalidSlug) problems.slug = invalidSlug;
  if (!parseSections(content.sections)) problems.sections = unreadableSections;
  if (intent === "draft") return problems;
  for (const { field, message } of missingFields(content, pageNeeds)) problems[field] ??= message;
  return problems;
}

/** Error message if a page or redirect already has this URL. */
export async function slugConflict(db: Db, slug: string, id: number): Promise<string | undefined> {
  const otherPage = db.selectFrom("pages").select("title").where("slug", "=", slug).where("id", "<>", id);
  const page = await otherPage.executeTakeFirst();
  if (page) return `Your page “${page.title || untitled}” already has this URL.`;
  const path = `/${slug}`;
  const redirect = await db
    .selectFrom("redirects")
    .select("target")
    .where("source", "=", path)
    // Not the redirect that was created when this page's URL changed.
    .where(sql<boolean>`not (origin = 'slug' and exists (
      select from pages p where p.id = ${id} and redirects.target = '/' || p.slug))`)
    .executeTakeFirst();
  if (!redirect) return undefined;
  return `${path} ${redirect.target === null ? "is marked as gone" : `leads to ${redirect.target}`}: remove it under Redirects first.`;
}

/** The first free one of slug, slug-2, slug-3 and so on. */
export async function freeSlug(db: Db, slug: string): Promise<string> {
  const stem = slug.slice(0, maxSlugLength - 5).replace(/-+$/, "");
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? slug : `${stem}-${count}`;
    if (!slugProblem(candidate) && !(await slugConflict(db, candidate, 0))) return candidate;
  }
}

const toValues = (content: PageContent, status: PublicationState, date: string | null) => ({
  title: content.title.trim(),
  slug: content.slug || null,
  description: content.description.trim(),
  menu: content.menu,
  footer: content.footer,
  language: languageOf(content.language) ?? null,
  sections: sectionsToStore(content.sections),
  status,
  published_at: date,
});

type Values = ReturnType<typeof toValues>;
const asJson = ({ sections, ...values }: Values) => ({ ...values, sections: JSON.stringify(sections) });

export const pageType: ContentType<PageContent, PageTableRow, Values> &
  TrashableType & { duplicateOf: DuplicateOf<PageContent> } = {
  kind: "page",
  table: "pages",
  titleColumn: "title",
  dateField: "publishedAt",
  empty: emptyPage,
  findRow: findPageRow,
  toContent,
  toValues,
  clean,
  fieldProblems,
  async complete(trx, content, { before, fields }) {
    const conflict = content.slug && !fields.slug && (await slugConflict(trx, content.slug, before?.id ?? 0));
    if (conflict) fields.slug = conflict;
    return content;
  },
  async draftContent(trx, content, before) {
    const problems = fieldProblems(content, "draft");
    const isFree = !problems.slug && !(content.slug && (await slugConflict(trx, content.slug, before?.id ?? 0)));
    return {
      ...content,
      title: content.title.trim().slice(0, maxTitleLength),
      slug: isFree ? content.slug : (before?.slug ?? ""),
      sections: problems.sections && before ? storedSectionsText(before.sections) : content.sections,
    };
  },
  duplicateOf: async (trx, content) => ({
    ...content,
    title: titleOfDuplicate(content.title),
    slug: content.slug && (await freeSlug(trx, content.slug)),
    menu: "",
    footer: "",
    publishedAt: "",
  }),
  async insert(trx, values) {
    const { id } = await trx.insertInto("pages").values(asJson(values)).returning("id").executeTakeFirstOrThrow();
    await indexPageWords(trx, id);
    return id;
  },
  async update(trx, id, values) {
    await trx.updateTable("pages").set(asJson(values)).where("id", "=", id).execute();
    await indexPageWords(trx, id);
  },
  afterSave: (trx, id) => indexPage(trx, id),
  auditDetail: ({ slug: oldSlug }, { slug }) => (oldSlug === slug ? {} : { oldSlug, slug }),
  oldSlugs: sql`array[]::text[]`,
  /** Appends a number when another page or a redirect has taken the slug. */
  async reinsert(trx, id, deleted) {
    const oldSlug = typeof deleted.slug === "string" ? deleted.slug : "";
    const isFree = !oldSlug || (!slugProblem(oldSlug) && !(await slugConflict(trx, oldSlug, id)));
    const slug = isFree ? oldSlug : await freeSlug(trx, oldSlug);
    const { rows } = await sql`
      insert into pages
      select (jsonb_populate_record(null::pages, d.content || jsonb_build_object('slug', nullif(${slug}::text, '')))).*
      from deleted_content d where d.kind = 'page' and d.item_id = ${id}::bigint
      on conflict (id) do nothing
      returning id`.execute(trx);
    if (rows.length === 0) return undefined;
    await indexPage(trx, id);
    await indexPageWords(trx, id);
    return slug === oldSlug ? {} : { oldSlug, slug };
  },
};

export const {
  read: readPageContent,
  open: openPage,
  autosave: autosavePage,
  save: savePage,
  versions: listPageVersions,
  duplicate: storePageDuplicate,
  remove: deletePages,
  restore: restoreDeletedPages,
} = createTrashableEditing(pageType);

/** Unsaved work, else the stored text; null if the page doesn't exist. */
export async function previewPage(
  { db, site }: Pick<SiteContext, "db" | "site">,
  user: { id: string },
  id: number,
): Promise<OwnPage | null> {
  const opened = await openPage(db, user, id);
  if (!opened) return null;
  const { title, slug, description, sections, language } = clean(opened.draft?.content ?? opened.stored);
  const visible = readableSections(site, readVisibleSections(sectionsToStore(sections)));
  return { id, title, slug, description, sections: visible, ...langOf(language), updatedAt: new Date().toISOString() };
}

/** Erases drafts that were left empty for a day. @returns how many */
export const purgeEmptyPages = (db: Db, now = new Date()): Promise<number> =>
  purgeEmptyDrafts(
    db,
    {
      kind: "page",
      table: "pages",
      writtenColumns: ["title", "slug", "description"],
      also: sql<boolean>`a.sections = '[]'::jsonb`,
    },
    now,
  );

const maxListed = 500;

const columns = sql`p.id, p.slug, p.updated_at, ${stateOf} as state,
  ${isChangedColumn("page", sql`p.id`, sql`p.status`)} as is_changed, coalesce(nullif(p.title, ''), ${untitled}) as title`;

/** The last changed first. */
export async function listPagesForAdmin(db: Db): Promise<ListedPage[]> {
  const { rows } = await sql<PageTableRow & { is_changed: boolean }>`
    select ${columns} from pages p order by p.updated_at desc, p.id desc limit ${maxListed}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug ?? "",
    state: row.state,
    isChanged: row.is_changed,
    updatedAt: row.updated_at.toISOString(),
  }));
}
