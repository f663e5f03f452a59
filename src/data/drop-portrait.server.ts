import { rm } from "node:fs/promises";
import path from "node:path";

/** Removes both files of a kept portrait; apart from what makes them, so that nothing loads an image library for it. */
export async function dropPortrait(portrait: string, mediaDir: string): Promise<void> {
  await Promise.all(
    ["avif", "webp"].map((ending) => rm(path.join(mediaDir, `${portrait}.${ending}`), { force: true })),
  );
}
