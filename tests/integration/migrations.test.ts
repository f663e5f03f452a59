import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DatabaseProblem } from "../../server/database/database-problem.ts";
import { openEmbedded } from "../../server/database/embedded.ts";
import { type DatabaseOptions, openDatabase } from "../../server/database/open-database.ts";
import { openPostgres } from "../../server/database/postgres.ts";
import { getArticle, listPublishedArticles } from "../../src/data/articles.server.ts";
import { listPublishedEpisodes } from "../../src/data/episodes.server.ts";
import { importFiles } from "./support/content-files.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const shipped = path.resolve(import.meta.dirname, "../../db/migrations");

/** Runs statements on a database that no migration has touched. */
async function prepare({ dataDir, databaseUrl }: DatabaseOptions, script: string): Promise<void> {
  const raw = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir);
  await raw.inTransaction((transaction) => transaction.script(script));
  await raw.close();
}

describe.each(storeKinds)("migrations of the %s database", (kind) => {
  let store: Store;
  let migrationsDir: string;

  beforeAll(async () => {
    store = await startStore(kind);
  });

  afterAll(() => store.stop());

  beforeEach(async () => {
    migrationsDir = await mkdtemp(path.join(tmpdir(), "migrations-"));
    await cp(shipped, migrationsDir, { recursive: true });
    return () => rm(migrationsDir, { recursive: true });
  });

  const write = (name: string, text: string) => writeFile(path.join(migrationsDir, name), text);

  async function open(options: DatabaseOptions) {
    return openDatabase({ ...options, migrationsDir });
  }

  async function openAndClose(options: DatabaseOptions): Promise<void> {
    await (await open(options)).close();
  }

  test("each is applied once, in order, and recorded", async () => {
    const options = await store.empty();
    await write("9001_first.sql", "create table first (id integer); insert into first values (1);");
    await openAndClose(options);
    await write("9002_second.sql", "insert into first select id + 1 from first;");
    await openAndClose(options);
    const { db, close } = await open(options);
    const applied = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
    expect(applied.rows.map(({ name }) => name)).toEqual(await readdir(migrationsDir).then((names) => names.sort()));
    const values = await sql<{ id: number }>`select id from first order by id`.execute(db);
    expect(values.rows).toEqual([{ id: 1 }, { id: 2 }]);
    await close();
  });

  test("one that fails leaves nothing behind and says why", async () => {
    const options = await store.empty();
    await write("9001_half.sql", "create table half (id integer); insert into nowhere values (1);");
    await expect(openAndClose(options)).rejects.toThrow(
      /^The migration 9001_half\.sql could not be applied, nothing of it was kept: relation "nowhere" does not exist$/,
    );
    await rm(path.join(migrationsDir, "9001_half.sql"));
    const { db, close } = await open(options);
    const { rows } = await sql<{ found: boolean }>`select to_regclass('half') is not null as found`.execute(db);
    expect(rows).toEqual([{ found: false }]);
    await close();
  });

  test("one that was edited after it was applied is refused, whatever its line ends", async () => {
    const options = await store.empty();
    await write("9001_first.sql", "create table first (id integer);\n");
    await openAndClose(options);
    await write("9001_first.sql", "create table first (id integer);\r\n");
    await openAndClose(options);
    await write("9001_first.sql", "create table first (id bigint);\n");
    await expect(openAndClose(options)).rejects.toThrow(
      "The migration 9001_first.sql was changed after this database had applied it; put the file back as it was and write the change as a new migration.",
    );
  });

  test("one that this version does not know is refused", async () => {
    const options = await store.empty();
    await write("9001_newer.sql", "create table newer (id integer);");
    await openAndClose(options);
    await rm(path.join(migrationsDir, "9001_newer.sql"));
    await expect(openAndClose(options)).rejects.toThrow(
      /^The database has the migration 9001_newer\.sql, which this version/,
    );
  });

  test.each(["1_short.sql", "0002-dash.sql", "0002_Upper.sql"])("the name %s is refused", async (name) => {
    await write(name, "select 1;");
    await expect(openAndClose(await store.empty())).rejects.toThrow(`The migration ${name} must be named like`);
  });

  test("two with the same number are refused", async () => {
    await write("9001_a.sql", "select 1;");
    await write("9001_b.sql", "select 1;");
    await expect(openAndClose(await store.empty())).rejects.toThrow("Two migrations have the number 9001");
  });

  test.runIf(kind === "postgres")("starters at the same time apply each once", async () => {
    const options = await store.empty();
    await write("9001_slow.sql", "create table slow (id integer); select pg_sleep(0.3); insert into slow values (1);");
    const databases = await Promise.all([1, 2, 3, 4].map(() => open(options)));
    const { rows } = await sql`select * from slow`.execute(databases[0]?.db ?? expect.fail());
    expect(rows).toHaveLength(1);
    for (const { close } of databases) await close();
  });

  describe("a database that has the content tables already", () => {
    const hosted = `
      create table blog_articles (
        id bigint primary key generated always as identity,
        slug text not null, title text not null, summary text, category text, author text,
        publication_date date, featured_image_url text, introduction text, section_1 text, section_2 text,
        section_3 text, conclusion text, cta text, seo_description text, owner_note text);
      insert into blog_articles (slug, title, summary, category, publication_date, introduction, owner_note)
      values ('kept', 'Kept', 'S', 'Logistics', '2026-02-03', '<p>Über alles</p>', 'mine'), ('dateless', 'Dateless', null, null, null, null, null);
      create table blog (
        id bigint primary key generated by default as identity,
        episode text, blog_title text, summary text, guest_name text, banner text, audio_player text,
        created_at timestamptz default now(), keywords text, youtube text, why_ceos_think_important text,
        conclusion text, about_guest text, key_takeaways text, action_items text);
      insert into blog (episode, blog_title) values ('Episode 7', 'Seven');`;

    test("is adopted: nothing lost, lists and search work, new rows too", async () => {
      const options = await store.empty();
      await prepare(options, hosted);
      const database = await open(options);
      const { db } = database;
      const { articles, total } = await listPublishedArticles(db, { page: 1 });
      expect(total).toBe(2);
      expect(articles.find(({ slug }) => slug === "kept")).toMatchObject({
        publicationDate: "2026-02-03T00:00:00.000Z",
        readingMinutes: 1,
      });
      expect((await listPublishedArticles(db, { page: 1, search: "ÜBER" })).total).toBe(1);
      expect((await getArticle(db, "kept"))?.introduction).toBe("<p>Über alles</p>");
      expect((await listPublishedEpisodes(db)).map(({ number, title }) => [number, title])).toEqual([[7, "Seven"]]);
      const { rows } = await sql`select owner_note from blog_articles where slug = 'kept'`.execute(db);
      expect(rows).toEqual([{ owner_note: "mine" }]);

      const file = path.join(migrationsDir, "more.ndjson");
      await writeFile(
        file,
        '{"id": 40, "slug": "imported", "title": "Imported"}\n{"slug": "kept", "title": "Kept, changed"}\n',
      );
      expect((await importFiles(database, { articles: file })).result?.articles).toEqual({
        read: 2,
        inserted: 1,
        updated: 1,
      });
      expect((await getArticle(db, "imported"))?.id).toBe(40);
      await database.close();
    });

    test("is refused in a sentence when its identifiers are of another kind", async () => {
      const options = await store.empty();
      await prepare(options, "create table blog_articles (id uuid primary key, slug text)");
      await expect(openAndClose(options)).rejects.toThrow(
        "the existing table blog_articles has no whole-number column id (found: uuid)",
      );
    });

    test("is refused in a sentence when two articles have the same slug", async () => {
      const options = await store.empty();
      await prepare(
        options,
        "create table blog_articles (id bigint primary key, slug text); insert into blog_articles values (1, 'twin'), (2, 'twin')",
      );
      await expect(openAndClose(options)).rejects.toThrow('more than one article with the slug "twin"');
    });
  });

  test("the shipped migrations hold the specification's columns", async () => {
    const { db } = await store.open();
    const columns = async (table: string) => {
      const { rows } = await sql<{ name: string; type: string }>`
        select column_name as name, data_type as type from information_schema.columns
        where table_name = ${table} order by ordinal_position`.execute(db);
      return new Map(rows.map(({ name, type }) => [name, type]));
    };
    const articles = await columns("blog_articles");
    for (const name of [
      ...[
        "slug",
        "title",
        "summary",
        "category",
        "author",
        "featured_image_url",
        "featured_image_url_2",
        "introduction",
      ],
      ...["section_1", "section_2", "section_3", "conclusion", "cta", "seo_description", "keywords"],
    ]) {
      expect(articles.get(name), name).toBe("text");
    }
    expect(articles.get("id")).toBe("bigint");
    expect(articles.get("publication_date")).toBe("timestamp with time zone");
    const episodes = await columns("blog");
    for (const name of [
      ...["episode", "blog_title", "summary", "guest_name", "banner", "audio_player", "keywords", "youtube"],
      ...["why_ceos_think_important", "conclusion", "about_guest", "key_takeaways", "action_items"],
    ]) {
      expect(episodes.get(name), name).toBe("text");
    }
    expect(episodes.get("id")).toBe("integer");
    expect(episodes.get("created_at")).toBe("timestamp with time zone");
    expect(await readFile(path.join(shipped, "0001_content.sql"), "utf8")).toContain(
      "create table if not exists blog_articles",
    );
  });
});

describe.runIf(storeKinds.includes("postgres"))("an address that cannot be used", () => {
  test("is told in a sentence without the password", async () => {
    const address = "postgres://me:secret@127.0.0.1:9/site";
    const error: unknown = await openDatabase({ dataDir: "unused", databaseUrl: address }).catch(
      (reason: unknown) => reason,
    );
    if (!(error instanceof DatabaseProblem)) throw new Error("not refused as it should be", { cause: error });
    expect(error.message).toMatch(/PostgreSQL at 127\.0\.0\.1:9\/site cannot be used .* check DATABASE_URL/);
    expect(error.message).not.toContain("secret");
  });
});
