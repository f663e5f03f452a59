import path from "node:path";
import { Worker } from "node:worker_threads";
import { recolour } from "../../../facts/colours.ts";
import type { Site } from "../../../facts/site.ts";
import { light } from "../../../lib/brand-colours.ts";
import type { PictureStore } from "../../../server-context/pictures/picture-store.server.ts";
import { projectRoot } from "../../../server-context/project-root.server.ts";
import type { DownloadName } from "../download.ts";
import { readBooklet } from "./booklet.server.ts";
import { type BookletParts, coverDrawing } from "./booklet-parts.ts";

/** Pixels of the cover's drawing, sharp in print. */
const drawingWidth = 1500;

/** @throws if the thread fails or ends without a message */
export function messageOf(worker: Worker): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", (code) => reject(new Error(`A thread ended with ${code} before it sent its result.`)));
  return promise;
}

/** Takes about a second, off the main thread. */
async function drawInThread(workerData: BookletParts): Promise<Buffer> {
  const worker = new Worker(path.join(projectRoot, "src/features/leads/booklets/booklet-thread.server.ts"), {
    workerData,
  });
  try {
    return Buffer.from((await messageOf(worker)) as Uint8Array);
  } finally {
    await worker.terminate();
  }
}

export type DrawBooklet = (site: Site, name: DownloadName) => Promise<{ pdf: Buffer; etag: string }>;

/** PDFs with the owner's name, texts and accent, cached until one of them changes. */
export const createBooklets =
  (store: PictureStore, staticFiles: ReadonlyMap<string, { body: Buffer }>): DrawBooklet =>
  async (site, name) => {
    const booklet = await readBooklet(site, name);
    const owner = site.facts.name;
    const { picture, etag } = await store.get(["booklet", booklet, owner, site.stored.colours], async () => {
      const { rasterise } = await import("../../../server-context/pictures/raster.server.ts");
      const chart = staticFiles.get(`/charts/${booklet.drawing}.svg`)?.body.toString("utf8");
      const { width, height } = coverDrawing;
      const resized = chart?.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
      const drawing = resized ? await rasterise(resized, drawingWidth, light.paper) : undefined;
      const accent = { tide: recolour(site, light.tide), tideSoft: recolour(site, light["tide-soft"]) };
      return drawInThread({ booklet, name: owner, accent, drawing });
    });
    return { pdf: picture, etag };
  };
