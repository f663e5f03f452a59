import type { Database } from "../../server/database/open-database.ts";
import { writeSampleMedia } from "../../server/media/sample-media.ts";
import type { ContentKind } from "../../src/features/content-drafts/rows/prepared-rows.ts";
import { type ImportSource, importContent } from "../../src/features/import/import-content.server.ts";
import { prepareValues } from "../../src/features/import/prepare-file.server.ts";
import type { FileStore } from "../../src/server-context/media-store.ts";
import { sampleArticles } from "./sample-articles.ts";
import { sampleEpisodes } from "./sample-episodes.ts";
import { sampleIssues } from "./sample-issues.ts";
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
