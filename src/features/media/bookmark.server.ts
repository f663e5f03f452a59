import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Parser } from "htmlparser2";
import { charsetOf, decodeText, metaCharsetOf } from "../../lib/decode-text.ts";
import { plainLine } from "../../lib/plain-text.ts";
import { fail, ok, type Result } from "../../lib/result.ts";
import { truncateAtWord } from "../../lib/truncate.ts";
import { isUrlFor } from "../../lib/web-url.ts";
import type { Db } from "../../server-context/db.ts";
import type { MediaStore } from "../../server-context/media-store.ts";
import { fileKind } from "./file-kind.server.ts";
import { type AllowedHosts, guardedRequest, readBody } from "./guarded-request.server.ts";
import { addMedia, setMediaAlt } from "./media.server.ts";
import { storeMedia } from "./media-upload.server.ts";

/** A page's metadata; `picture` is in the library. */
export type Bookmark = {
  title: string;
  description: string;
  siteName: string;
  picture: { url: string; width: number; height: number } | undefined;
};

/** Pages have their metadata at the beginning. */
const maxPageBytes = 1024 * 1024;
const maxPictureBytes = 10 * 1024 * 1024;
/** For the page, and for its picture. */
const defaultTimeoutMs = 10_000;

type Limits = { allowedHosts?: AllowedHosts | undefined; timeoutMs?: number };
type Context = Limits & { db: Db; media: MediaStore; actor: string };
/** `base` is the URL or the origin after redirects. */
type Download = { bytes: Buffer; isComplete: boolean; type: string; base: string };

/** Undefined on any failure. */
async function download(
  url: string,
  { accept, maxBytes, allowedHosts, timeoutMs = defaultTimeoutMs }: Limits & { accept: string; maxBytes: number },
): Promise<Download | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { accept, "accept-encoding": "identity", "user-agent": "bookmark/1.0" };
  try {
    const { response, redirectOrigins } = await guardedRequest(url, { headers, signal, allowedHosts });
    try {
      const isPlain = (response.headers["content-encoding"] ?? "identity") === "identity";
      if (response.statusCode !== 200 || !isPlain) return undefined;
      const type = response.headers["content-type"] ?? "";
      return { ...(await readBody(response, maxBytes)), type, base: redirectOrigins.at(-1) ?? url };
    } finally {
      response.destroy();
    }
  } catch {
    return undefined;
  }
}

function textOf({ bytes, type }: Download): string | undefined {
  const decoded = decodeText(bytes, charsetOf(type) ?? metaCharsetOf(bytes));
  if (decoded.ok) return decoded.value.text;
  return decoded.code === "damaged" ? decoded.text : undefined;
}

const metaNames = new Set([
  "og:title",
  "og:description",
  "og:site_name",
  "og:image",
  "twitter:title",
  "twitter:description",
  "twitter:image",
  "description",
  "application-name",
]);

/** The page's first title and the first `meta` of each name. */
function readHead(html: string): Map<string, string> {
  const metadata = new Map<string, string>();
  let title: string | undefined;
  const parser = new Parser({
    onopentag(name, { property, name: metaName, content = "" }) {
      const key = (property ?? metaName ?? "").toLowerCase();
      if (name === "title" && !metadata.has("title")) title = "";
      if (name === "meta" && metaNames.has(key) && content.trim() && !metadata.has(key)) metadata.set(key, content);
    },
    ontext(text) {
      if (title !== undefined) title += text;
    },
    onclosetag(name) {
      if (name === "title" && title !== undefined) metadata.set("title", title);
      if (name === "title") title = undefined;
    },
  });
  parser.end(html);
  return metadata;
}

/** At most `maxLength` characters with the ellipsis, as the fields of the dialog accept. */
const lineOf = (text: string | undefined, maxLength: number) =>
  truncateAtWord(plainLine(text ?? "").replaceAll(/\s+/g, " "), maxLength - 1);

async function storePicture(
  url: string,
  title: string,
  { db, media, actor, ...limits }: Context,
): Promise<Bookmark["picture"]> {
  const received = await download(url, { ...limits, accept: "image/*", maxBytes: maxPictureBytes });
  if (!received?.isComplete) return undefined;
  const key = randomBytes(16).toString("hex");
  const file = path.join(media.incomingDir, `bookmark-${key}`);
  try {
    await mkdir(media.incomingDir, { recursive: true });
    await writeFile(file, received.bytes, { mode: 0o600 });
    // A recording or a document; the decoder checks everything else.
    if (await fileKind(file)) return undefined;
    const name = path.basename(new URL(url).pathname).slice(0, 100) || "preview";
    const stored = await storeMedia(file, media, key, name, true);
    if (!stored.ok || stored.value.width === null || stored.value.height === null) return undefined;
    const { width, height } = stored.value;
    await setMediaAlt(db, await addMedia(db, stored.value, actor), title, actor);
    return { url: `/media/${stored.value.file}`, width, height };
  } catch {
    await media.deleteFolder(`uploads/${key}`).catch(() => undefined);
    return undefined;
  } finally {
    await rm(file, { force: true });
  }
}

/** Title, description, site and picture of a public page; the picture is copied into the library. */
export async function fetchBookmark(url: string, context: Context): Promise<Result<Bookmark, "unread">> {
  const page = await download(url, { ...context, accept: "text/html, */*;q=0.1", maxBytes: maxPageBytes });
  const html = page && /\bx?html\b/i.test(page.type) ? textOf(page) : undefined;
  if (!page || html === undefined) return fail("unread");
  const head = readHead(html);
  const first = (...names: readonly string[]) => names.map((name) => head.get(name)?.trim()).find(Boolean);
  const title = lineOf(first("og:title", "twitter:title", "title"), 200);
  if (!title) return fail("unread");
  const picture = URL.parse(first("og:image", "twitter:image") ?? "", page.base)?.href;
  return ok({
    title,
    description: lineOf(first("og:description", "twitter:description", "description"), 300),
    siteName: lineOf(first("og:site_name", "application-name"), 80) || new URL(url).hostname.replace(/^www\./, ""),
    picture: picture && isUrlFor("link", picture) ? await storePicture(picture, title, context) : undefined,
  });
}
