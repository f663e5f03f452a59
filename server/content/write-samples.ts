import { sampleArticles } from "../../db/sample/sample-articles.ts";
import { sampleEpisodes } from "../../db/sample/sample-episodes.ts";
import { sampleIssues } from "../../db/sample/sample-issues.ts";
import type { FileStore } from "../../src/request/media-store.ts";
import type { Database } from "../database/open-database.ts";
import { writeSampleMedia } from "../media/sample-media.ts";
import { type ImportSource, importContent } from "./import-content.ts";
import { prepareValues } from "./prepare-file.ts";
import type { ContentKind } from "./prepared-rows.ts";
import { seedIssues } from "./seed-issues.ts";

const sampleSource = (kind: ContentKind, values: readonly unknown[]): ImportSource => ({
  kind,
  name: `sample ${kind}`,
  bytes: 0,
  batches: () => prepareValues(kind, values),
});

/** Writes the sample articles, episodes and issues of the newsletter into an empty database, with their pictures and recordings. */
export async function writeSamples(database: Database, media: FileStore): Promise<void> {
  // First the files: were the start cut short in between, the next one would write them again.
  await writeSampleMedia(media, sampleArticles, sampleEpisodes);
  await importContent(database, [sampleSource("articles", sampleArticles), sampleSource("episodes", sampleEpisodes)], {
    onProblem: ({ name }, { line, field, message }) => {
      throw new Error(`${name}, number ${line}: ${field ?? "row"} ${message}`);
    },
  });
  await seedIssues(database, sampleIssues);
}
