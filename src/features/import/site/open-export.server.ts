import { stat } from "node:fs/promises";
import { minuteMs } from "../../../lib/time/durations.ts";
import { decodedPath } from "../../../lib/web-url.ts";
import type { ForeignReaders } from "../../../server-context/foreign-files/foreign-readers.ts";
import { type SiteExport, type SourceItem, UnreadableExport } from "../site-export.ts";
import { type Container, openContainer } from "../sources/container.server.ts";

/** Finds "/content/images/a.jpg" in any folder, by the file name first. */
function fileFinder({ isZip, entries }: Container, siteUrl: string | null) {
  const byName = new Map<string, string[]>();
  const fileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  for (const entry of isZip ? entries : []) {
    const sameName = byName.get(fileName(entry));
    if (sameName) sameName.push(entry);
    else byName.set(fileName(entry), [entry]);
  }
  const uploads = /\/(?:content\/(?:images|media|files)|wp-content\/uploads|media\/uploads)\//;
  return (url: string): string | undefined => {
    const absolute = URL.parse(url);
    const isOwn =
      !absolute || uploads.test(absolute.pathname) || (siteUrl && URL.parse(siteUrl)?.host === absolute.host);
    if (!isOwn || (absolute && !/^https?:$/.test(absolute.protocol))) return undefined;
    const path = decodedPath((absolute?.pathname ?? url).split(/[?#]/)[0] ?? "")
      .replace(/^\/+|^\.\//, "")
      .normalize();
    const sameName = byName.get(fileName(path)) ?? [];
    // Exports of Ghost may contain "images/" without the folder above it.
    const tails = [path, path.replace(/^.*?content\//, ""), path.replace(/^.*?uploads\//, "")];
    return tails.flatMap((tail) => sameName.find((entry) => `/${entry}`.endsWith(`/${tail}`)) ?? [])[0];
  };
}

/** Per item: a minute plus the time to read the whole file. */
const timeoutFor = (bytes: number) => minuteMs + Math.ceil(bytes / 1_000);

export type OpenExport = (path: string, name: string, signal?: AbortSignal) => Promise<SiteExport>;

/** Opens a file on disk; a thread reads its items. @throws UnreadableFile with a sentence that names the place */
export const exportOpener =
  ({ stream }: Pick<ForeignReaders, "stream">): OpenExport =>
  async (path, name, signal) => {
    const container = await openContainer(path, name);
    const { size } = await stat(path);
    const start = () => stream("site-export", [path, name], { signal, timeoutMs: timeoutFor(size) });
    let reading: ReturnType<typeof start> | undefined = start();
    try {
      const { value: head } = await reading.next();
      if (head?.kind !== "head") throw new UnreadableExport(`${name} holds nothing that can be read.`);
      const { source, siteUrl, language, subscriberList } = head;
      const find = fileFinder(container, siteUrl);
      return {
        source,
        siteUrl,
        language,
        subscriberList,
        async *items(): AsyncGenerator<SourceItem> {
          const items = reading ?? start();
          reading = undefined;
          for await (const item of items) if (item.kind !== "head") yield item;
        },
        file: async (url) => {
          const entry = find(url);
          return entry === undefined ? undefined : { bytes: container.bytes(entry), open: () => container.open(entry) };
        },
        close: async () => {
          await reading?.return();
          await container.close();
        },
      };
    } catch (thrown) {
      await container.close();
      throw thrown;
    }
  };
