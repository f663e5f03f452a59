import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeTables, tableTypesFile } from "../../scripts/make-table-types.ts";
import { type DatabaseOptions, openDatabase } from "../../server/database/open-database.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const shippedMigrations = path.resolve(import.meta.dirname, "../../db/migrations");

describe.each(storeKinds)("migrations of the %s database", (kind) => {
  let store: Store;
  let migrationsDir: string;

  beforeAll(async () => {
    store = await startStore(kind);
  });

  afterAll(() => store.stop());

  beforeEach(async () => {
    migrationsDir = await mkdtemp(path.join(tmpdir(), "migrations-"));
    await cp(shippedMigrations, migrationsDir, { recursive: true });
    return () => rm(migrationsDir, { recursive: true });
  });

  const write = (name: string, text: string) => writeFile(path.join(migrationsDir, name), text);

  const readBaselineNames = async () => {
    const { replaces } = JSON.parse(await readFile(path.join(shippedMigrations, "baseline.json"), "utf8")) as {
      replaces: Record<string, string>;
    };
    return Object.keys(replaces);
  };

  async function open(options: DatabaseOptions) {
    return openDatabase({ ...options, migrationsDir });
  }

  async function openAndClose(options: DatabaseOptions): Promise<void> {
    await (await open(options)).close();
  }

  test("are applied once each, in order, and recorded", async () => {
    const options = await store.empty();
    await write("9001_first.sql", "create table first (id integer); insert into first values (1);");
    await openAndClose(options);
    await write("9002_second.sql", "insert into first select id + 1 from first;");
    await openAndClose(options);
    const { db, close } = await open(options);
    const applied = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
    const files = (await readdir(migrationsDir)).filter((name) => name.endsWith(".sql"));
    const [baseline, ...later] = files.sort();
    expect(baseline).toBe("0001_baseline.sql");
    expect(applied.rows.map(({ name }) => name)).toEqual([...(await readBaselineNames()), ...later]);
    const values = await sql<{ id: number }>`select id from first order by id`.execute(db);
    expect(values.rows).toEqual([{ id: 1 }, { id: 2 }]);
    await close();
  });

  test("leave nothing behind when one fails, and the error names the reason", async () => {
    const options = await store.migrated();
    await write("9001_half.sql", "create table half (id integer); insert into nowhere values (1);");
    await expect(openAndClose(options)).rejects.toThrow(
      /^The migration 9001_half\.sql could not be applied, nothing of it was stored: relation "nowhere" does not exist$/,
    );
    await rm(path.join(migrationsDir, "9001_half.sql"));
    const { db, close } = await open(options);
    const { rows } = await sql<{ found: boolean }>`select to_regclass('half') is not null as found`.execute(db);
    expect(rows).toEqual([{ found: false }]);
    await close();
  });

  test("are rejected when an applied one was edited, but not for changed line ends", async () => {
    const options = await store.migrated();
    await write("9001_first.sql", "create table first (id integer);\n");
    await openAndClose(options);
    await write("9001_first.sql", "create table first (id integer);\r\n");
    await openAndClose(options);
    await write("9001_first.sql", "create table first (id bigint);\n");
    await expect(openAndClose(options)).rejects.toThrow(
      "The migration 9001_first.sql was changed after this database had applied it; put the file back as it was and write the change as a new migration.",
    );
  });

  test("unknown to this version are accepted when additive, beside the newer version and after it", async () => {
    const options = await store.migrated();
    await write("9001_newer.sql", "create table newer (id integer);");
    await openAndClose(options);
    await rm(path.join(migrationsDir, "9001_newer.sql"));
    await openAndClose(options);
  });

  test("unknown to this version are rejected when not additive", async () => {
    const options = await store.migrated();
    await write("9001_newer.sql", "-- not additive: the older version writes here\ncreate table newer (id integer);");
    await openAndClose(options);
    await rm(path.join(migrationsDir, "9001_newer.sql"));
    await expect(openAndClose(options)).rejects.toThrow(
      /^The database has the migration 9001_newer\.sql, which this version/,
    );
  });

  test("of the baseline's release are not applied again, whatever came after it", async () => {
    const options = await store.empty();
    await rm(migrationsDir, { recursive: true });
    await cp(shippedMigrations, migrationsDir, {
      recursive: true,
      filter: (file) => !/\/(?:00[89]|0[1-9])\d{1,2}_/.test(file),
    });
    const released = await open(options);
    await sql`update availability set starts = '10:00'`.execute(released.db);
    await released.close();
    const { db, close } = await openDatabase(options);
    const { rows } = await sql<{ starts: string }>`select distinct starts::text from availability`.execute(db);
    expect(rows).toEqual([{ starts: "10:00:00" }]);
    await close();
  });

  test("are rejected for a database before the baseline, with the release to pass through", async () => {
    const options = await store.migrated();
    await openAndClose(options);
    await writeFile(
      path.join(migrationsDir, "9001_older.sql"),
      "delete from schema_migrations where name > '0017' and name < '9';",
    );
    await openAndClose(options);
    await expect(openDatabase(options)).rejects.toThrow(
      "The database is of a version before 0.2.0. Make a backup, start version 0.2.0 on it once, then start this version.",
    );
  });

  test("give changes of list entries, saved by position, the keys of their entries", async () => {
    const saved = [
      { from: 1, texts: { title: "Own" } },
      { from: 0, texts: {} },
    ];
    const columns = "page, value, updated_by";
    const value = JSON.stringify({
      "sundayReview.issue.parts": saved,
      "hero.title": "Own",
      "hero.paragraphs": ["Own"],
    });
    await write("9001_saved.sql", `insert into page_texts (${columns}) values ('/sunday-review', '${value}', 'owner')`);
    await cp(path.join(shippedMigrations, "0160_keys_of_list_entries.sql"), path.join(migrationsDir, "9002_keys.sql"));
    const { db, close } = await open(await store.migrated());
    const row = await sql<{ value: unknown; draft: unknown }>`select value, draft from page_texts`.execute(db);
    expect(row.rows).toEqual([
      {
        value: {
          "sundayReview.issue.parts": [
            { key: "monday", from: 1, texts: { title: "Own" } },
            { key: "case", from: 0, texts: {} },
          ],
          "hero.title": "Own",
          "hero.paragraphs": ["Own"],
        },
        draft: null,
      },
    ]);
    await close();
  });

  test.runIf(kind === "postgres")("are applied once when several processes start together", async () => {
    const options = await store.empty();
    await write("9001_slow.sql", "create table slow (id integer); select pg_sleep(0.3); insert into slow values (1);");
    const databases = await Promise.all([1, 2, 3, 4].map(() => open(options)));
    const { rows } = await sql`select * from slow`.execute(databases[0]?.db ?? expect.fail());
    expect(rows).toHaveLength(1);
    for (const { close } of databases) await close();
  });

  test("close every own table to anonymous requests to Supabase", async () => {
    const { db, close } = await open(await store.migrated());
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and not relrowsecurity order by relname
    `.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(["blog", "blog_articles"]);
    await close();
  });

  test("match the types of tables (else: npm run tables)", async () => {
    const { db } = await store.open();
    expect(await readFile(tableTypesFile, "utf8")).toBe(await describeTables(db));
  });

  test("create the columns of the specification", async () => {
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
    expect(await readFile(path.join(shippedMigrations, "0001_baseline.sql"), "utf8")).toContain(
      "create table if not exists blog_articles",
    );
  });
});

describe.runIf(storeKinds.includes("postgres"))("an unusable database URL", () => {
  test("is reported with a message without the password", async () => {
    const url = "postgres://me:secret@127.0.0.1:9/site";
    const error: unknown = await openDatabase({ dataDir: "unused", databaseUrl: url }).catch(
      (reason: unknown) => reason,
    );
    if (!(error instanceof OperatorError)) throw new Error("expected an OperatorError", { cause: error });
    expect(error.message).toMatch(/PostgreSQL at 127\.0\.0\.1:9\/site cannot be used .* check DATABASE_URL/);
    expect(error.message).not.toContain("secret");
  });
});
