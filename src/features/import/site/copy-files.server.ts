import { randomBytes } from "node:crypto";
import { decodedPath } from "../../../lib/web-url.ts";
import { inTransaction } from "../../../server-context/in-transaction.server.ts";
import { addMedia, setMediaAlt } from "../../media/media.server.ts";
import { storeMedia } from "../../media/media-upload.server.ts";
import { type PictureFailure, pictureErrorMessages } from "../../media/pictures/picture-job.ts";
import type { SiteExport } from "../site-export.ts";
import { gapNote } from "../site-import.ts";
import type { ImportContext } from "./import-context.server.ts";
import { fetchFile, type LocalFile, NotCopied, withTemporaryFile } from "./local-files.server.ts";
import { namedFiles, otherFiles, withCopies } from "./named-files.ts";

type CopiedFile = { media_id: number; address: string; digest: string };

const maxUrlLength = 2_000;

function nameOf(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  const name = decodedPath(path.split("/").at(-1) ?? "");
  // Without the size in the name of a resized picture; the library adds its own.
  return name.replace(/(?:-\d+x\d+)+(?=\.\w+$)/, "").slice(-200) || "file";
}

const notCopied = (code: PictureFailure) =>
  code === "kind"
    ? "is of a kind that the media library does not hold"
    : `was not copied. ${pictureErrorMessages[code].replace(/\.$/, "")}`;

/** Copies files into the media library, each once; it belongs to the first import that uses it. */
export function createCopier(context: ImportContext, exported: SiteExport, by: { importId: number; actor: string }) {
  const { db, media } = context;
  const absoluteUrl = (url: string) => URL.parse(url, exported.siteUrl ?? undefined)?.href ?? url;

  const find = (column: "url" | "digest", value: string): Promise<CopiedFile | undefined> =>
    db
      .selectFrom("imported_files as f")
      .innerJoin("media as m", "m.id", "f.media_id")
      .select(["f.media_id", "f.address", "f.digest"])
      .where(`f.${column}`, "=", value)
      .where("m.deleted_at", "is", null)
      .executeTakeFirst();

  async function recordCopy(trx: ImportContext["db"], url: string, copied: CopiedFile): Promise<void> {
    const row = { ...copied, import_id: by.importId };
    await trx
      .insertInto("imported_files")
      .values({ url, ...row })
      .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
      .execute();
  }

  async function storeFile(url: string, local: LocalFile): Promise<CopiedFile> {
    const key = randomBytes(16).toString("hex");
    try {
      const stored = await storeMedia(local.path, media, key, nameOf(url));
      if (!stored.ok) throw new NotCopied(notCopied(stored.code));
      return await inTransaction(db, async (trx) => {
        const media_id = await addMedia(trx, stored.value, by.actor);
        const copied = { media_id, address: `/media/${stored.value.file}`, digest: local.digest };
        await recordCopy(trx, url, copied);
        return copied;
      });
    } catch (error) {
      await media.deleteFolder(`uploads/${key}`).catch(() => undefined);
      throw error;
    }
  }

  /** Only sets a missing alternative text. */
  async function describe(id: number, alt: string): Promise<void> {
    if (!alt) return;
    const bare = db.selectFrom("media").select("id").where("id", "=", id).where("alt", "=", "");
    if (await bare.executeTakeFirst()) await setMediaAlt(db, id, alt.slice(0, 500), by.actor);
  }

  /** @returns the URL of the copy @throws NotCopied */
  async function copy(source: string, alt = ""): Promise<string> {
    const url = absoluteUrl(source);
    if (url.length > maxUrlLength) throw new NotCopied("has a URL that is too long");
    const copied = await find("url", url);
    if (copied) {
      await describe(copied.media_id, alt);
      return copied.address;
    }
    return withTemporaryFile(context, async (file) => {
      const local = await fetchFile(source, context, exported, file);
      const same = await find("digest", local.digest);
      if (same) await recordCopy(db, url, same);
      const { media_id, address } = same ?? (await storeFile(url, local));
      await describe(media_id, alt);
      return address;
    });
  }

  /** Undefined, with a note, if it cannot be copied. */
  async function copyOne(url: string, alt: string, notes: string[]): Promise<string | undefined> {
    try {
      return await copy(url, alt);
    } catch (error) {
      if (!(error instanceof NotCopied)) throw error;
      notes.push(`${gapNote}${url} ${error.message}.`);
      return undefined;
    }
  }

  return {
    copyOne,
    /** Copies the files of a text; files that cannot be copied become links to the former site. */
    async copyText(html: string, notes: string[]): Promise<string> {
      const addresses = new Map<string, string>();
      const missing = new Set<string>();
      for (const { url, alt } of namedFiles(html)) {
        const copied = await copyOne(url, alt, notes);
        const address = copied ?? absoluteUrl(url);
        if (copied === undefined && !URL.canParse(address)) missing.add(url);
        else if (address !== url) addresses.set(url, address);
      }
      for (const url of otherFiles(html)) {
        const address = absoluteUrl(url);
        if (!exported.siteUrl || URL.parse(address)?.host !== URL.parse(exported.siteUrl)?.host) continue;
        addresses.set(url, address);
        notes.push(`A link still leads to ${address}: the media library doesn't hold such files.`);
      }
      return withCopies(html, addresses, missing);
    },
  };
}

export type Copier = ReturnType<typeof createCopier>;
