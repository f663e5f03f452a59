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

export async function writeSamples(database: Database, media: FileStore): Promise<void> {
  // Files first, so that an interrupted start writes them again.
  await writeSampleMedia(media, sampleArticles, sampleEpisodes);
  await importContent(database, [sampleSource("articles", sampleArticles), sampleSource("episodes", sampleEpisodes)], {
    onProblem: ({ name }, { line, field, message }) => {
      throw new Error(`${name}, number ${line}: ${field ?? "row"} ${message}`);
    },
  });
  await seedIssues(database, sampleIssues);
}
