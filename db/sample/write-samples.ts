import type { Database } from "../../server/database/open-database.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { articleItem } from "../../src/features/articles/article-passages.server.ts";
import { getArticle } from "../../src/features/articles/articles.server.ts";
import { insertPin } from "../../src/features/ask/pins.server.ts";
import type { ImportedKind } from "../../src/features/content-drafts/rows/prepared-rows.ts";
import { type ImportSource, importContent } from "../../src/features/import/import-content.server.ts";
import { prepareValues } from "../../src/features/import/prepare-file.server.ts";
import { emptyIssue, formOfParts, partsOf } from "../../src/features/newsletter/issues/issue-content.ts";
import { issueOf } from "../../src/features/newsletter/issues/issue-row.server.ts";
import { renderIssue } from "../../src/features/newsletter/issues/render-issue.server.tsx";
import type { FileStore } from "../../src/server-context/media-store.ts";
import { readSamples, type SampleIssue } from "./read-samples.ts";
import { writeSampleMedia } from "./sample-media.ts";

const siteUrl = "https://www.example.com";

async function seedIssues({ db }: Pick<Database, "db">, samples: readonly SampleIssue[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { sent_at, parts, ...sample } of samples) {
      const slottedParts = partsOf({ ...emptyIssue, ...formOfParts(parts) });
      const row = await trx
        .insertInto("newsletter_issues")
        .values({ ...sample, parts: JSON.stringify(slottedParts), created_by: "sample" })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (!sent_at) continue;
      const { html, plain } = renderIssue(defaultSite, issueOf(row), { siteUrl, now: new Date(sent_at) });
      await trx
        .updateTable("newsletter_issues")
        .set({ status: "sent", html, plain, frozen_at: sent_at, finished_at: sent_at, updated_at: sent_at })
        .where("id", "=", row.id)
        .execute();
    }
  });
}

const sampleSource = (kind: ImportedKind, values: readonly unknown[]): ImportSource => ({
  kind,
  name: `sample ${kind}`,
  bytes: 0,
  batches: () => prepareValues(kind, values),
});

async function pinAnswers(
  { db }: Pick<Database, "db">,
  answers: Awaited<ReturnType<typeof readSamples>>["answers"],
): Promise<void> {
  for (const { question, article: slug, begins } of answers) {
    const article = await getArticle(db, slug);
    const item = article && articleItem(article);
    const passage = item?.passages.find(({ text }) => text.startsWith(begins));
    if (!item || !passage) throw new Error(`No paragraph of the article ${slug} begins with: ${begins}`);
    await insertPin(db, { question, kind: item.kind, sourceId: item.sourceId, text: passage.text });
  }
}

/** The tables were empty before. */
async function markSamples({ db }: Pick<Database, "db">): Promise<void> {
  const [articles, episodes, issues] = await Promise.all([
    db.selectFrom("blog_articles").select(["id", "slug as name"]).execute(),
    db.selectFrom("blog").select(["id", "blog_title as name"]).execute(),
    db.selectFrom("newsletter_issues").select(["id", "subject as name"]).where("created_by", "=", "sample").execute(),
  ]);
  const marked = Object.entries({ article: articles, episode: episodes, issue: issues }).flatMap(([kind, rows]) =>
    rows.map(({ id, name }) => ({ kind: kind as "article" | "episode" | "issue", item_id: id, name: name ?? "" })),
  );
  if (marked.length > 0) await db.insertInto("sample_items").values(marked).execute();
}

export async function writeSamples(database: Database, media: FileStore): Promise<void> {
  const { answers, articles, episodes, issues } = await readSamples();
  // Files first, so that an interrupted start writes them again.
  await writeSampleMedia(media, articles, episodes);
  await importContent(database, [sampleSource("articles", articles), sampleSource("episodes", episodes)], {
    onProblem: ({ name }, { line, field, message }) => {
      throw new Error(`${name}, number ${line}: ${field ?? "row"} ${message}`);
    },
  });
  await seedIssues(database, issues);
  await pinAnswers(database, answers);
  await markSamples(database);
}
