import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SampleArticle, SampleEpisode } from "../../db/sample/sample-content.ts";
import { categoryIndustry } from "../../src/features/articles/drawn-cover.ts";
import { drawArtwork, drawCover } from "../images/drawings.ts";

/** Writes a drawing where the row's root-relative media URL points. */
async function writeMedia(mediaDir: string, url: string, text: string): Promise<void> {
  const file = path.join(mediaDir, url.slice("/media/".length));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Draws the covers and artwork that the sample rows name, and copies their recordings with captions and chapters. */
export async function writeSampleMedia(
  mediaDir: string,
  articles: readonly SampleArticle[],
  episodes: readonly SampleEpisode[],
): Promise<void> {
  for (const { slug, category, featured_image_url, featured_image_url_2 } of articles) {
    const industry = categoryIndustry(category);
    if (featured_image_url) await writeMedia(mediaDir, featured_image_url, drawCover(slug, industry));
    if (featured_image_url_2) await writeMedia(mediaDir, featured_image_url_2, drawCover(`${slug}, second`, industry));
  }
  for (const { banner, guest_name, episode } of episodes) {
    if (banner) await writeMedia(mediaDir, banner, drawArtwork(guest_name, Number(episode.replace(/\D/g, ""))));
  }
  const audio = path.resolve(import.meta.dirname, "../../db/sample/audio");
  await mkdir(path.join(mediaDir, "audio"), { recursive: true });
  for (const name of await readdir(audio)) {
    if (/\.(mp3|vtt|json)$/.test(name)) await copyFile(path.join(audio, name), path.join(mediaDir, "audio", name));
  }
}
