import { sampleArticles } from "../../db/sample/sample-articles.ts";
import { sampleEpisodes } from "../../db/sample/sample-episodes.ts";
import type { Database } from "../database/open-database.ts";
import { writeSampleMedia } from "../media/sample-media.ts";
import { type ImportSource, importContent } from "./import-content.ts";
import { prepareValues } from "./prepare-file.ts";
import type { ContentKind } from "./prepared-rows.ts";

const sampleSource = (kind: ContentKind, values: readonly unknown[]): ImportSource => ({
  kind,
  name: `sample ${kind}`,
  bytes: 0,
  batches: () => prepareValues(kind, values),
});

/** Writes the sample articles and episodes into an empty database, with their pictures and recordings. */
export async function writeSamples(database: Database, mediaDir: string): Promise<void> {
  // First the files: were the start cut short in between, the next one would write them again.
  await writeSampleMedia(mediaDir, sampleArticles, sampleEpisodes);
  await importContent(database, [sampleSource("articles", sampleArticles), sampleSource("episodes", sampleEpisodes)], {
    onProblem: ({ name }, { line, field, message }) => {
      throw new Error(`${name}, number ${line}: ${field ?? "row"} ${message}`);
    },
  });
}
