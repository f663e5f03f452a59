import { createHash, randomInt } from "node:crypto";
import { writeSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { type Database, openDatabase } from "../server/database/open-database.ts";
import type { Schema } from "../src/server-context/db.ts";

/**
 * `node scripts/acknowledging-writer.ts DIRECTORY [NAME]`, killed by a test: opens the embedded database, prints "opened",
 * findings as JSON and, given a name, adds articles until killed, each reported as "acknowledged SLUG" once durable.
 */
const [, , dataDir, name] = process.argv;
if (!dataDir) throw new Error("Name the directory.");

const writeLine = (line: string) => void writeSync(1, `${line}\n`);

const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex");

type StoredArticle = { slug: string; complete: boolean };

async function findArticles(db: Kysely<Schema>): Promise<StoredArticle[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_indexscan = off`.execute(transaction);
    await sql`set local enable_indexonlyscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    const { rows } = await sql<StoredArticle>`
      select slug, encode(sha256(convert_to(introduction, 'UTF8')), 'hex') = summary and l.article_id is not null as complete
      from blog_articles left join article_listing l on l.article_id = id`.execute(transaction);
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_indexscan = on`.execute(transaction);
    const slugs = rows.map(({ slug }) => slug);
    const indexed = await sql<{ slug: string }>`
      select slug from blog_articles where slug = any(${slugs}::text[])`.execute(transaction);
    const indexedSlugs = new Set(indexed.rows.map(({ slug }) => slug));
    return rows.map(({ slug, complete }) => ({ slug, complete: complete && indexedSlugs.has(slug) }));
  });
}

async function addArticle(db: Kysely<Schema>, slug: string): Promise<void> {
  // Some texts fit into their row, others are stored out of line (TOAST).
  const introduction = `${slug} `.repeat(randomInt(1, 300));
  await db
    .insertInto("blog_articles")
    .values({ slug, title: `Article ${slug}`, summary: fingerprint(introduction), introduction })
    .execute();
}

/** Concurrent, because simultaneous commits share one fsync. */
async function writeForever({ db }: Database, prefix: string): Promise<void> {
  for (let n = 0; ; n++) {
    const slug = `${prefix}-${n}`;
    if (n % 3 === 0) await db.transaction().execute((transaction) => addArticle(transaction, slug));
    else await addArticle(db, slug);
    writeLine(`acknowledged ${slug}`);
  }
}

const database = await openDatabase({ dataDir });
const articles = await findArticles(database.db);
writeLine(`opened ${JSON.stringify({ articles })}`);
if (name) await Promise.all(["a", "b", "c", "d"].map((writer) => writeForever(database, `${name}-${writer}`)));
else await database.close();
