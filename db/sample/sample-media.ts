import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { drawArtwork } from "../../src/chart/drawn-artwork.ts";
import { industryOf } from "../../src/facts/industries.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { coverNames } from "../../src/features/articles/cover-names.ts";
import { drawCover } from "../../src/features/articles/draw-cover.server.ts";
import type { FileStore } from "../../src/server-context/media-store.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import type { SampleArticle, SampleEpisode } from "./read-samples.ts";

type SampleFile = { name: string; content: () => Uint8Array | Promise<Uint8Array> };

const drawing = (url: string, draw: () => string): SampleFile => ({
  name: url.slice("/media/".length),
  content: () => Buffer.from(draw()),
});

const batchSize = 8;

export async function writeSampleMedia(
  media: Pick<FileStore, "put">,
  articles: readonly SampleArticle[],
  episodes: readonly SampleEpisode[],
): Promise<void> {
  const files: SampleFile[] = [];
  for (const { slug, title, category, featured_image_url, featured_image_url_2 } of articles) {
    const industry = industryOf(defaultSite, category);
    if (featured_image_url) files.push(drawing(featured_image_url, () => drawCover(slug, industry, coverNames(title))));
    if (featured_image_url_2) files.push(drawing(featured_image_url_2, () => drawCover(`${slug}, second`, industry)));
  }
  for (const { banner, guest_name, episode } of episodes) {
    if (banner) files.push(drawing(banner, () => drawArtwork(guest_name, Number(episode.replace(/\D/g, "")))));
  }
  const audio = path.join(projectRoot, "db/sample/audio");
  for (const name of await readdir(audio)) {
    if (!/\.(mp3|vtt|json)$/.test(name)) continue;
    files.push({ name: `audio/${name}`, content: () => readFile(path.join(audio, name)) });
  }
  for (let start = 0; start < files.length; start += batchSize) {
    const batch = files.slice(start, start + batchSize);
    await Promise.all(batch.map(async ({ name, content }) => media.put(name, await content())));
  }
}
