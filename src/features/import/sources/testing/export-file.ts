import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { ForeignReaders } from "../../../../server-context/foreign-files/foreign-readers.ts";
import { exportOpener } from "../../site/open-export.server.ts";
import type { SiteExport, SourceArticle, SourceEpisode, SourceItem } from "../../site-export.ts";
import { readSiteExport } from "../read-site-export.server.ts";

type Entry = string | Buffer | { content: string; mode?: number; isStored?: boolean };

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "export-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function zipOf(entries: Readonly<Record<string, Entry>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, entry] of Object.entries(entries)) {
    if (typeof entry === "string" || Buffer.isBuffer(entry)) zip.addBuffer(Buffer.from(entry), name);
    else zip.addBuffer(Buffer.from(entry.content), name, { mode: entry.mode ?? 0o100644, compress: !entry.isStored });
  }
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** On this thread, so that a test costs no other. */
const openHere = exportOpener({
  stream: ((_, args: Parameters<typeof readSiteExport>) => readSiteExport(...args)) as ForeignReaders["stream"],
});

/** Writes the file, opens it and hands it over; closed and removed afterwards. */
export function withExport<T>(
  content: string | Buffer | AsyncIterable<string>,
  name: string,
  work: (site: SiteExport) => Promise<T>,
): Promise<T> {
  return inFolder(async (folder) => {
    const file = path.join(folder, "upload");
    if (typeof content === "string" || Buffer.isBuffer(content)) await writeFile(file, content);
    else await pipeline(content, createWriteStream(file));
    const site = await openHere(file, name);
    try {
      return await work(site);
    } finally {
      await site.close();
    }
  });
}

export const itemsOf = (content: string | Buffer, name: string): Promise<SourceItem[]> =>
  withExport(content, name, async (site) => {
    const items: SourceItem[] = [];
    for await (const item of site.items()) items.push(item);
    return items;
  });

export async function articleOf(content: string | Buffer, name: string): Promise<SourceArticle> {
  const article = (await itemsOf(content, name)).find(({ kind }) => kind === "article");
  if (article?.kind !== "article") throw new Error("There is no article.");
  return article;
}

export async function episodeOf(content: string | Buffer, name: string): Promise<SourceEpisode> {
  const episode = (await itemsOf(content, name)).find(({ kind }) => kind === "episode");
  if (episode?.kind !== "episode") throw new Error("There is no episode.");
  return episode;
}
