import { sql } from "kysely";
import { sampleArticles } from "../../db/sample/sample-articles.ts";
import { sampleEpisodes } from "../../db/sample/sample-episodes.ts";
import type { FileStore } from "../../src/request/media-store.ts";
import type { Database } from "../database/open-database.ts";
import { writeSampleMedia } from "../media/sample-media.ts";
import { type ImportSource, importContent } from "./import-content.ts";
import { prepareValues } from "./prepare-file.ts";
import type { ContentKind } from "./prepared-rows.ts";

/** Nothing there, and nothing ever was: an owner who deletes the samples does not get them back. */
async function isUntouched(database: Database): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select not exists (select from content_revision where revision > 1)
      and not exists (select from blog_articles) and not exists (select from blog) as untouched`.execute(database.db);
  return rows[0]?.untouched ?? false;
}

const sampleSource = (kind: ContentKind, values: readonly unknown[]): ImportSource => ({
  kind,
  name: `sample ${kind}`,
  bytes: 0,
  batches: () => prepareValues(kind, values),
});

/**
 * Fills a new database with the sample articles and episodes, through the same checks as any import, and the media
 * store with their pictures and recordings. Does nothing when there is or was content.
 * @returns whether it did.
 */
export async function seedSampleContent(database: Database, media: FileStore): Promise<boolean> {
  if (!(await isUntouched(database))) return false;
  // First the files: were the start cut short in between, the next one would write them again.
  await writeSampleMedia(media, sampleArticles, sampleEpisodes);
  await importContent(database, [sampleSource("articles", sampleArticles), sampleSource("episodes", sampleEpisodes)], {
    onProblem: ({ name }, { line, field, message }) => {
      throw new Error(`${name}, number ${line}: ${field ?? "row"} ${message}`);
    },
  });
  return true;
}
