import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { PreparedRow, RowProblem, Written } from "../content-drafts/rows/prepared-rows.ts";
import { advanceIdentity, importColumns } from "../content-drafts/rows/row-fields.server.ts";

const { columns, names, incoming, stored } =
  importColumns(`slug text, title text, summary text, category text, author text, publication_date timestamptz,
  featured_image_url text, featured_image_url_2 text, featured_image_alt_2 text, introduction text, section_1 text, section_2 text, section_3 text,
  conclusion text, cta text, seo_title text, seo_description text, canonical_url text, keywords text, language text, status text, reading_minutes smallint,
  created_at timestamptz, updated_at timestamptz`);

/** Lines of an import by slug and id, to report duplicates in the file. */
export class ClaimedArticles {
  readonly #slugs = new Map<string, number>();
  readonly #ids = new Map<number, number>();
  /** A later line may claim one of them. */
  readonly generatedIds = new Set<number>();

  claimSlug({ line, slug }: PreparedRow): RowProblem | undefined {
    if (slug === null) return undefined;
    const earlier = this.#slugs.get(slug);
    if (earlier !== undefined) return { line, field: "slug", message: `"${slug}" is also the slug of line ${earlier}` };
    this.#slugs.set(slug, line);
    return undefined;
  }

  claimId(line: number, id: number): RowProblem | undefined {
    const earlier = this.#ids.get(id);
    if (earlier !== undefined) return { line, field: "id", message: `${id} is already the article of line ${earlier}` };
    this.#ids.set(id, line);
    return undefined;
  }
}

type ExistingRow = { id: number; slug: string };

async function findExisting(db: Db, rows: readonly PreparedRow[]): Promise<ExistingRow[]> {
  const slugs = rows.map(({ slug }) => slug);
  const ids = rows.map(({ id }) => id).filter((id) => id !== null);
  const existing = await sql<ExistingRow>`
    select id, slug from blog_articles where slug = any(${slugs}::text[])
    union
    select id, slug from blog_articles where id = any(${ids}::bigint[])`.execute(db);
  return existing.rows;
}

type Update = PreparedRow & { target: number };

/** Matches rows by slug, else by id; existing articles keep their id. Duplicate claims become problems; writes nothing. */
export async function planArticles(
  db: Db,
  rows: readonly PreparedRow[],
  claimed: ClaimedArticles,
  problems: RowProblem[],
): Promise<{ inserts: PreparedRow[]; updates: Update[] }> {
  const existing = await findExisting(db, rows);
  const bySlug = new Map(existing.map(({ id, slug }) => [slug, id]));
  const byId = new Set(existing.map(({ id }) => id));
  const inserts: PreparedRow[] = [];
  const updates: Update[] = [];
  for (const row of rows) {
    const ownId = row.id !== null && byId.has(row.id) ? row.id : undefined;
    const target = (row.slug === null ? undefined : bySlug.get(row.slug)) ?? ownId;
    const claim = target ?? row.id;
    const problem = claimed.claimSlug(row) ?? (claim === null ? undefined : claimed.claimId(row.line, claim));
    if (problem) problems.push(problem);
    else if (target === undefined) inserts.push(row);
    else updates.push({ ...row, target });
  }
  return { inserts, updates };
}

const toJson = (rows: readonly PreparedRow[]) => `[${rows.map(({ json }) => json).join(",")}]`;

/** Moves articles whose generated ids these rows claim. */
async function reassignGeneratedIds(db: Db, rows: readonly PreparedRow[], claimed: ClaimedArticles): Promise<void> {
  for (const { id } of rows) {
    if (id === null || !claimed.generatedIds.has(id)) continue;
    await advanceIdentity(db, "blog_articles");
    const moved = await sql<{ id: number }>`
      update blog_articles set id = nextval(pg_get_serial_sequence('blog_articles', 'id'))
      where id = ${id}::bigint returning id`.execute(db);
    const next = moved.rows[0]?.id;
    if (next === undefined) continue;
    await sql`update article_redirects set article_id = ${next}::bigint where article_id = ${id}::bigint`.execute(db);
    claimed.generatedIds.delete(id);
    claimed.generatedIds.add(next);
  }
}

async function insert(db: Db, rows: readonly PreparedRow[], claimed: ClaimedArticles): Promise<void> {
  const withId = rows.filter(({ id }) => id !== null);
  const withoutId = rows.filter(({ id }) => id === null);
  if (withId.length > 0) {
    await sql`
      insert into blog_articles (id, ${names}, created_at, updated_at) overriding system value
      select r.id, ${incoming}, coalesce(r.created_at, now()), coalesce(r.updated_at, r.created_at, now())
      from json_to_recordset(${toJson(withId)}::json) as r(id bigint, ${columns})`.execute(db);
  }
  if (withoutId.length > 0) {
    await advanceIdentity(db, "blog_articles");
    const inserted = await sql<{ id: number }>`
      insert into blog_articles (${names}, created_at, updated_at)
      select ${incoming}, coalesce(r.created_at, now()), coalesce(r.updated_at, r.created_at, now())
      from json_to_recordset(${toJson(withoutId)}::json) as r(${columns})
      returning id`.execute(db);
    for (const { id } of inserted.rows) claimed.generatedIds.add(id);
  }
}

async function update(db: Db, rows: readonly Update[]): Promise<number> {
  const targets = JSON.stringify(rows.map(({ slug, target }) => ({ slug, target })));
  const { numAffectedRows } = await sql`
    update blog_articles b
    set (${names}, created_at, updated_at) = row(${incoming},
      coalesce(r.created_at, b.created_at), coalesce(r.updated_at, b.updated_at))
    from json_to_recordset(${toJson(rows)}::json) as r(${columns})
    join json_to_recordset(${targets}::json) as t(slug text, target bigint) on t.slug = r.slug
    where b.id = t.target
      and (${stored}, b.created_at, b.updated_at) is distinct from
        (${incoming}, coalesce(r.created_at, b.created_at), coalesce(r.updated_at, b.updated_at))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function addRedirects(db: Db, rows: readonly PreparedRow[]): Promise<void> {
  const redirects = rows.flatMap(({ slug, previousSlugs }) => previousSlugs.map((old) => ({ old, slug })));
  if (redirects.length === 0) return;
  await sql`
    insert into article_redirects (old_slug, article_id)
    select distinct on (r.old) r.old, a.id
    from json_to_recordset(${JSON.stringify(redirects)}::json) as r(old text, slug text)
    join blog_articles a on a.slug = r.slug
    where r.old <> r.slug
    on conflict (old_slug) do update set article_id = excluded.article_id`.execute(db);
}

async function markSanitised(db: Db, rows: readonly PreparedRow[]): Promise<void> {
  const marks = rows.flatMap(({ slug, mark }) => (slug && mark ? [{ slug, mark }] : []));
  await sql`
    insert into sanitised_articles (article_id, mark)
    select a.id, r.mark
    from json_to_recordset(${JSON.stringify(marks)}::json) as r(slug text, mark text)
    join blog_articles a on a.slug = r.slug
    on conflict (article_id) do update set mark = excluded.mark`.execute(db);
}

/** Inserts, or updates by slug or else id; unchanged articles are skipped, duplicate claims become problems. */
export async function writeArticles(
  db: Db,
  rows: readonly PreparedRow[],
  claimed: ClaimedArticles,
  problems: RowProblem[],
): Promise<Written> {
  await reassignGeneratedIds(db, rows, claimed);
  const { inserts, updates } = await planArticles(db, rows, claimed, problems);
  if (inserts.length > 0) await insert(db, inserts, claimed);
  const updated = updates.length > 0 ? await update(db, updates) : 0;
  const storedRows = [...inserts, ...updates];
  await markSanitised(db, storedRows);
  await addRedirects(db, storedRows);
  return { inserted: inserts.length, updated };
}
