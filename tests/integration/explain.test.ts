import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type CompiledQuery, type DatabaseConnection, Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmbeddedDatabase, openEmbedded } from "../../server/database/embedded/open-embedded.ts";
import { maintainTables } from "../../server/database/open-database.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { getArticleNeighbours, listSitemapArticles } from "../../src/features/articles/article-source.server.ts";
import {
  findRedirect,
  getArticle,
  getFeaturedArticle,
  listCategories,
  listNewestArticles,
  listPublishedArticles,
  listRelatedArticles,
  publishDueArticles,
} from "../../src/features/articles/articles.server.ts";
import { rankPassages, readQuestion } from "../../src/features/ask/archive/search.server.ts";
import { indexWaitingArticles } from "../../src/features/ask/index-articles.server.ts";
import {
  getEpisode,
  getNeighbours,
  listPublishedEpisodes,
  publishDueEpisodes,
} from "../../src/features/episodes/episodes.server.ts";
import type { Schema } from "../../src/server-context/db.ts";
import { copyPrepared } from "./support/prepared-data.ts";

const articleCount = 5_000;
const episodeCount = 2_000;

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };
type ExplainedStatement = { sql: string; plan: Plan };

/** Explains each statement right before it runs, on its connection, so that its transaction's settings apply. */
class ExplainingDialect extends PGliteDialect {
  explained: ExplainedStatement[] = [];

  override createDriver() {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => this.#explaining(await acquire());
    return driver;
  }

  #explaining(connection: DatabaseConnection): DatabaseConnection {
    const run = connection.executeQuery.bind(connection);
    const explain = async (query: CompiledQuery) => {
      if (!/^\s*(select|with|update|insert|delete)\b/i.test(query.sql)) return;
      const { rows } = await run<{ "QUERY PLAN": [{ Plan: Plan }] }>({
        ...query,
        sql: `explain (format json) ${query.sql}`,
      });
      const plan = rows[0]?.["QUERY PLAN"][0].Plan;
      if (!plan) throw new Error(`no plan for ${query.sql}`);
      this.explained.push({ sql: query.sql, plan });
    };
    return new Proxy(connection, {
      get(target, name) {
        if (name === "executeQuery") {
          return async (query: CompiledQuery) => {
            await explain(query);
            return run(query);
          };
        }
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
  }
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** The tables that a plan scans sequentially. */
const scannedTables = (plan: Plan) =>
  nodes(plan)
    .filter((node) => node["Node Type"] === "Seq Scan")
    .map((node) => node["Relation Name"] ?? "");

let dataDir: string;
let embedded: EmbeddedDatabase;
let dialect: ExplainingDialect;
let db: Kysely<Schema>;

const insertArticles = sql`
  insert into blog_articles (slug, title, summary, category, author, publication_date, status, introduction, section_1)
  select 'article-' || n, 'Article number ' || n || case when n % 2 = 0 then ' about onboarding' else '' end,
    'What happened in case ' || md5(n::text), 'Category ' || n % 5, 'Sample Author',
    timestamptz '2026-01-01' - n * interval '1 hour',
    case when n % 100 = 0 then 'draft' when n % 50 = 1 then 'scheduled' else 'published' end,
    '<p>' || repeat('Words of an introduction. ', 20) || '</p>', '<p>' || repeat('Words of a section. ', 60) || '</p>'
  from generate_series(1, ${articleCount}::integer) n`;

const insertEpisodes = sql`
  insert into blog (id, episode, blog_title, summary, guest_name, created_at, status)
  select n, 'Episode ' || n, 'Conversation ' || n, repeat('Words of a summary. ', 20), 'Sample Guest',
    timestamptz '2026-01-01' - n * interval '1 day',
    case when n % 100 = 0 then 'draft' when n % 500 = 1 then 'scheduled' else 'published' end
  from generate_series(1, ${episodeCount}::integer) n`;

/** Passages with unique words beside a few frequent ones. */
const insertChunks = sql`
  with item as (
    insert into archive_items (kind, source_id, title, path)
    select 'ebook', n::text, 'Title', '/ebook' from generate_series(0, 5999) n returning id, source_id::integer as nr
  )
  insert into archive_passages (item_id, position, text, search)
  select item.id, n, body, archive_passage_search('Title', '', '', body) from generate_series(1, 12000) n
  join item on item.nr = n % 6000,
    lateral (select case when n % 12 = 0 then 'A shift handover' else 'It' end || ' names ' || md5(n::text)
      || ' and ' || md5((n % 500)::text)) as words(body)`;
const insertWords = sql`
  insert into archive_words (word, lexeme, passages)
  select word, (ts_lexize('english_stem', word))[1], passages
  from (select md5(n::text), 1 from generate_series(1, 12000) n union all values ('shift', 1000), ('handover', 1000))
    as known(word, passages)`;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "explain-"));
  copyPrepared("migrated", dataDir);
  embedded = await openEmbedded(dataDir);
  dialect = new ExplainingDialect({ pglite: embedded.pglite });
  db = new Kysely<Schema>({ dialect });
  await insertArticles.execute(db);
  await insertEpisodes.execute(db);
  // Enough old slugs to make an index worthwhile.
  await sql`update blog_articles set slug = 'renamed-' || id where id % 4 = 3`.execute(db);
  await insertChunks.execute(db);
  await insertWords.execute(db);
  await maintainTables(embedded.pglite);
});

afterAll(async () => {
  await embedded.close();
  await rm(dataDir, { recursive: true });
});

beforeEach(() => {
  dialect.explained = [];
});

/** Statements that scan a whole table of articles or episodes; empty if all used an index. */
const tableScans = () =>
  dialect.explained.flatMap(({ sql: text, plan }) =>
    scannedTables(plan)
      // Too small for an index to be faster.
      .filter((table) => table !== "content_revision" && table !== "archive_thesaurus")
      .map((table) => `${table} is read from end to end by: ${text}`),
  );

test("detects queries without an index", async () => {
  await sql`select id from blog_articles where author = ${"Nobody"}`.execute(db);
  await sql`select article_id from article_listing where folded like ${"%a%"}`.execute(db);
  expect(tableScans()).toEqual([
    expect.stringMatching(/^blog_articles is read/),
    expect.stringMatching(/^article_listing is read/),
  ]);
});

// A very frequent term, or one shorter than the index supports, is searched in every text: its total is exact.
describe("the plans of article queries", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["the first page", () => listPublishedArticles(db, { page: 1 })],
    ["a page in the middle", () => listPublishedArticles(db, { page: 250 })],
    ["a page beyond the last", () => listPublishedArticles(db, { page: 9_999 })],
    ["a category", () => listPublishedArticles(db, { page: 3, category: "Category 2" })],
    ["a search for a rare term", () => listPublishedArticles(db, { page: 1, search: "number 4321" })],
    ["a search without a match", () => listPublishedArticles(db, { page: 1, search: "zeppelin" })],
    [
      "a search in a category",
      () => listPublishedArticles(db, { page: 1, search: "number 4321", category: "Category 2" }),
    ],
    ["the featured article", () => getFeaturedArticle(db)],
    ["the categories", () => listCategories(db)],
    ["the feed of a category", () => listNewestArticles(db, { category: "Category 2", count: 20 })],
    ["the neighbours of an article", () => getArticleNeighbours(db, 2_222)],
    ["related articles", () => listRelatedArticles(db, { category: "Category 2", exceptSlug: "article-2" })],
    ["an article", () => getArticle(db, "article-2222")],
    ["an article that does not exist", () => getArticle(db, "absent")],
    ["a redirect", () => findRedirect(db, "article-3")],
    ["the sitemap from its start", () => listSitemapArticles(db, { skip: 0, count: 500 })],
    ["the sitemap further on", () => listSitemapArticles(db, { skip: 1_000, count: 500 })],
  ])("use an index for %s", async (_, request) => {
    await request();
    expect(dialect.explained).not.toEqual([]);
    expect(tableScans()).toEqual([]);
  });

  test("return rows, so that they are realistic", async () => {
    const { total } = await listPublishedArticles(db, { page: 1, search: "onboarding" });
    expect(total).toBe(articleCount / 2 - articleCount / 100);
    expect(await listPublishedArticles(db, { page: 1, search: "number 4321" })).toMatchObject({ total: 1 });
    expect(await findRedirect(db, "article-3")).toBe("renamed-3");
    expect(await listSitemapArticles(db, { skip: 1_000, count: 500 })).toHaveLength(500);
  });

  test("use an index for publishing what is due", async () => {
    await publishDueArticles(db);
    expect(tableScans()).toEqual([]);
  });
});

describe("the plans of questions to the archive", () => {
  const rareTerm = createHash("md5").update("77").digest("hex");
  test.each([
    ["a word that few passages have", `What is ${rareTerm}?`],
    ["words that many passages have", "What is a shift handover?"],
    ["a misspelt word", `What is ${rareTerm.slice(0, -1)}z?`],
    ["a word that it does not have", "What is sourdough?"],
    ["a German question", "Was ist eine Übergabe?"],
  ])("use an index for %s", async (_, question) => {
    await rankPassages(defaultSite, db, await readQuestion(db, question));
    expect(dialect.explained).not.toEqual([]);
    expect(tableScans()).toEqual([]);
  });
});

test("scans neither all indexed nor all pending articles to index a batch", async () => {
  await sql`delete from archive_stale where kind = 'article' and source_id::integer > 24`.execute(db);
  dialect.explained = [];
  await indexWaitingArticles(db);
  expect(dialect.explained.filter(({ sql: text }) => text.includes("insert into archive_passages")).length).toBe(3);
  expect(tableScans()).toEqual([]);
});

describe("the plans of episode queries", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["one", () => getEpisode(db, 777)],
    ["one that does not exist", () => getEpisode(db, 999_999)],
    ["its neighbours", () => getNeighbours(db, { id: 777, number: 777 })],
    ["publishing what is due", () => publishDueEpisodes(db)],
  ])("use an index for %s", async (_, request) => {
    await request();
    expect(dialect.explained).not.toEqual([]);
    expect(tableScans()).toEqual([]);
  });

  test("scan only their own table for the full list", async () => {
    const episodes = await listPublishedEpisodes(db);
    expect(episodes).toHaveLength(episodeCount - episodeCount / 100);
    expect(dialect.explained).toHaveLength(1);
    // It returns every row, so a table scan reads none in vain.
    for (const { plan } of dialect.explained) {
      const tables = nodes(plan).flatMap((node) => node["Relation Name"] ?? []);
      // One row of the settings, for the site's language.
      expect(tables.filter((name) => name !== "site_settings")).toEqual(["blog"]);
    }
  });
});
