import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { startNode } from "./fixtures/node-process.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { runHere } from "./support/site-here.ts";

const rowSchema = z.record(z.string(), z.unknown());

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "content-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, maxRetries: 10 });
});

const inFolder = (...names: string[]) => path.join(folder, ...names);

async function content(dataDir: string, ...args: string[]) {
  if (!existsSync(inFolder(dataDir))) copyPrepared("migrated", inFolder(dataDir));
  return runHere(["content", ...args], { DATA_DIR: inFolder(dataDir) });
}

/** Runs a command that must succeed without warnings and returns its output. */
async function succeed(dataDir: string, ...args: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await content(dataDir, ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout.trimEnd().split("\n");
}

async function writeImportFile(name: string, text: string): Promise<string> {
  await writeFile(inFolder(name), text);
  return inFolder(name);
}

const toLines = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
const readRows = async (file: string) =>
  (await readFile(file, "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => rowSchema.parse(JSON.parse(line)));

const articles = [
  {
    id: 7,
    slug: "über-die-übergabe",
    title: "Über die Übergabe: Größe, Straße, „Zitat“ und 知識",
    summary: null,
    category: "Wissen & Können",
    author: null,
    publication_date: "2024-02-29T23:59:59.123456Z",
    featured_image_url: "/media/covers/größe.svg",
    featured_image_url_2: "https://images.example.com/cover.png",
    featured_image_alt_2: "A cover with a coastline",
    introduction: '<p onclick="steal()">Schöne <strong>Grüße</strong></p><script>alert("here")</script>',
    section_1: '<p><img src="/media/inline.png" alt="Skizze"></p>',
    section_2: null,
    section_3: null,
    conclusion: null,
    cta: '<a href="javascript:alert(1)">Los</a>',
    seo_title: null,
    seo_description: null,
    canonical_url: "https://elsewhere.example/erste",
    keywords: null,
    language: "de",
    created_at: "2024-01-02T03:04:05.678Z",
    updated_at: "2024-03-01T10:00:00+02:00",
  },
  { slug: "only-what-is-needed", title: "Only what is needed" },
];

const episodes = [
  {
    id: 41,
    episode: "Episode 41",
    blog_title: "Ein Gespräch über Gewohnheiten",
    guest_name: "Jörg Müßig (sample)",
    banner: "/media/artwork/41.svg",
    audio_player: null,
    created_at: "2023-12-31T22:30:00Z",
    youtube: null,
    key_takeaways: "1. Erstens\n2. Zweitens",
    updated_at: "2024-01-01T00:00:00.000001Z",
  },
];

test("exports ids, dates and umlauts, and recognises the export when importing it", async () => {
  const articleFile = await writeImportFile(
    "articles.ndjson",
    `\uFEFF${articles.map((row) => JSON.stringify(row)).join("\r\n")}`,
  );
  const episodeFile = await writeImportFile("episodes.ndjson", `${toLines(episodes)}\n`);
  expect(await succeed("first", "import", "--articles", articleFile, "--episodes", episodeFile)).toEqual([
    "articles: 2 read, 2 added, 0 updated, 0 already the same",
    "episodes: 1 read, 1 added, 0 updated, 0 already the same",
  ]);
  await succeed("first", "export", inFolder("export-1"));

  const [first, second] = await readRows(inFolder("export-1/articles.ndjson"));
  expect(first).toEqual({
    ...articles[0],
    introduction: "<p>Schöne <strong>Grüße</strong></p>",
    section_1: '<p><img src="/media/inline.png" alt="Skizze" /></p>',
    cta: "<a>Los</a>",
    status: "published",
    updated_at: "2024-03-01T08:00:00.000Z",
  });
  expect(second).toMatchObject({ id: 8, slug: "only-what-is-needed", introduction: null, featured_image_url: null });
  const [episode] = await readRows(inFolder("export-1/episodes.ndjson"));
  expect(episode).toMatchObject({ ...episodes[0], created_at: "2023-12-31T22:30:00.000Z" });

  // A first import of these files into another site is in tests/integration/import-export.test.ts.
  const exported = [
    "--articles",
    inFolder("export-1/articles.ndjson"),
    "--episodes",
    inFolder("export-1/episodes.ndjson"),
  ];
  expect(await succeed("first", "import", ...exported)).toEqual([
    "articles: 2 read, 0 added, 0 updated, 2 already the same",
    "episodes: 1 read, 0 added, 0 updated, 1 already the same",
  ]);
});

test("updates existing rows without duplicates, and reports all invalid rows without changes", async () => {
  await succeed(
    "site",
    ...["import", "--articles", await writeImportFile("first.ndjson", toLines(articles))],
    ...["--episodes", await writeImportFile("episodes.ndjson", toLines(episodes))],
  );

  const update = [
    { slug: "über-die-übergabe", title: "Known by its slug" },
    { id: 8, slug: "a-better-address", title: "Known by its id" },
  ];
  const newEpisode = { ...episodes[0], blog_title: "Another title" };
  expect(
    await succeed(
      "site",
      ...["import", "--articles", await writeImportFile("update.ndjson", toLines(update))],
      ...["--episodes", await writeImportFile("new-episode.ndjson", toLines([newEpisode]))],
    ),
  ).toEqual([
    "articles: 2 read, 0 added, 2 updated, 0 already the same",
    "episodes: 1 read, 0 added, 1 updated, 0 already the same",
  ]);

  const broken = await writeImportFile(
    "broken.ndjson",
    [
      JSON.stringify({ slug: "a-good-row", title: "A good row" }),
      '{"slug": "not-json", "title": ',
      "",
      JSON.stringify({ title: "Without a slug" }),
      JSON.stringify({ slug: "wrong-date", title: "Wrong date", publication_date: "yesterday" }),
      JSON.stringify({ slug: "wrong-types", title: 12, keywords: { a: 1 }, featured_image_url: "cover.png" }),
      JSON.stringify({ slug: "über-die-übergabe", title: "A good row that would change one" }),
    ].join("\n"),
  );
  const brokenEpisodes = await writeImportFile(
    "broken-episodes.ndjson",
    toLines([{ id: "41", blog_title: "Wrong id" }, []]),
  );
  const { code, stdout, stderr } = await content(
    "site",
    ...["import", "--articles", broken, "--episodes", brokenEpisodes],
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  const complaints = stderr.trimEnd().split("\n");
  for (const [file, line, fault] of [
    [broken, 2, "is not JSON ("],
    [broken, 4, "slug is missing"],
    [broken, 5, "publication_date must be an ISO timestamp"],
    [broken, 6, "title must be text"],
    [broken, 6, "keywords must be text"],
    [broken, 6, "featured_image_url must start with https:// or with /"],
    [brokenEpisodes, 1, "id must be a whole number"],
    [brokenEpisodes, 2, "must be an object with the fields of an episode"],
  ]) {
    expect(complaints).toContainEqual(expect.stringContaining(`${file} line ${line}: ${fault}`));
  }
  expect(complaints.at(-1)).toBe("Nothing was imported: 8 faults were found.");
  expect(stderr).not.toMatch(/^\s+at /m);

  await succeed("site", "export", inFolder("after"));
  const rows = await readRows(inFolder("after/articles.ndjson"));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ id: 7, slug: "über-die-übergabe", title: "Known by its slug" });
  expect(rows[1]).toMatchObject({ id: 8, slug: "a-better-address", previous_slugs: ["only-what-is-needed"] });
  const exportedRows = await readRows(inFolder("after/episodes.ndjson"));
  expect(exportedRows).toHaveLength(1);
  expect(exportedRows[0]).toMatchObject({ id: 41, blog_title: "Another title" });
});

test("reports a locked data directory with its owner", async () => {
  const lockProcess = startNode(["tests/integration/fixtures/directory-lock-process.ts", folder]);
  lockProcess.send("lock");
  await lockProcess.line();
  const { code, stdout, stderr } = await runHere(["content", "export", inFolder("export")], { DATA_DIR: folder });
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain(
    `is in use by process ${lockProcess.pid} (node tests/integration/fixtures/directory-lock-process.ts`,
  );
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
});

test.each([
  [["import"], "Name a file to import."],
  [["import", "--articles", "no-such-file.ndjson"], "The file no-such-file.ndjson cannot be read (ENOENT)."],
  [["export"], "This is not a complete command: export"],
  [["publish"], "This is not a complete command: publish"],
  [[], "Nothing to do."],
])("prints a message and the usage for the mistyped command %j", async (args, sentence) => {
  const { code, stdout, stderr } = await content("never-made", ...args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/npm run content -- export DIRECTORY\n$/);
  expect(stderr.startsWith(`${sentence}\nUsage:\n`)).toBe(true);
});
