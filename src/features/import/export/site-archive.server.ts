import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { ZipFile } from "yazl";
import type { ExportFormat } from "../site-import.ts";
import { type ExportedSite, exportedItems } from "./exported-items.server.ts";
import { ghostPlace, writeGhost } from "./write-ghost.ts";
import { markdownPlace, writeMarkdown } from "./write-markdown.server.ts";
import { wordPressPlace, writeWordPress } from "./write-wordpress.ts";

/** Packing them again would only take time. */
const isPacked = (name: string) => !/\.(?:svg|vtt|txt|json|wav|md|xml)$/i.test(name);

type Archive = { zip: ZipFile; signal: AbortSignal };

/** One entry after the other, so that memory holds one at a time. */
async function addEntry({ zip, signal }: Archive, entry: string, source: Readable): Promise<void> {
  zip.addReadStream(source, entry, { compress: !isPacked(entry) });
  await finished(source, { signal });
}

async function fill(archive: Archive, context: ExportedSite, format: ExportFormat): Promise<void> {
  const { siteUrl, media } = context;
  const place = { ghost: ghostPlace, wordpress: wordPressPlace(siteUrl), markdown: markdownPlace }[format];
  const files = new Map<string, string>();
  const items = exportedItems(context, place, files)();
  if (format === "markdown") {
    for await (const item of items) {
      const { entry, text } = writeMarkdown(item);
      await addEntry(archive, entry, Readable.from([text]));
    }
  } else {
    const named = () => [...files.values()].map((name) => place(name).url);
    const pieces =
      format === "ghost" ? writeGhost(items, new Date()) : writeWordPress(items, { siteUrl, files: named });
    await addEntry(archive, format === "ghost" ? "site.ghost.json" : "site.wordpress.xml", Readable.from(pieces));
  }
  for (const [entry, name] of files) {
    const file = await media.stat(name);
    const content = file && (await media.get(file));
    if (content) await addEntry(archive, entry, Readable.fromWeb(content as ReadableStream<Uint8Array>));
  }
  archive.zip.end();
}

/** All articles and episodes with their files as a zip that is read while it is made. */
export function siteArchive(context: ExportedSite, format: ExportFormat): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const ended = new AbortController();
  const fail = (error: unknown) => output.destroy(error as Error);
  output.once("close", () => ended.abort());
  zip.on("error", fail);
  fill({ zip, signal: ended.signal }, context, format).catch(fail);
  return output;
}
