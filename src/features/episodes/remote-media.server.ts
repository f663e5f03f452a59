import { type Selectable, sql } from "kysely";
import { type MediaUrl, readMediaUrl } from "../../lib/media-url.ts";
import { framedPage } from "../../lib/player-url.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { ContentSource } from "../../server-context/content-source.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import type { AllowedHosts } from "../media/guarded-request.server.ts";
import { type MediaFacts, readMediaFacts } from "../media/media-length.server.ts";
import { clearNotice, type NoticeContext, raiseNotice } from "../overview/notices/notices.server.ts";
import type { Episode } from "./episode.ts";

export type RemoteMedia = MediaFacts & { state: "known" | "unreadable" | "unread" };

const unread: RemoteMedia = { bytes: null, mediaType: null, seconds: null, redirectOrigins: [], state: "unread" };

export const remoteUrl = ({ src, host }: MediaUrl, siteUrl: string): string => (host === null ? siteUrl + src : src);

/** Keyed by absolute URL. */
export async function listRemoteMedia(db: Db, addresses: readonly string[]): Promise<ReadonlyMap<string, RemoteMedia>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<Omit<Selectable<Schema["remote_media"]>, "bytes"> & { bytes: number | null }>`
    select address, bytes::float8 as bytes, media_type, seconds, redirect_origins from remote_media
    where address = any(${[...new Set(addresses)]}::text[])`.execute(db);
  return new Map(
    rows.map(({ address, bytes, media_type: mediaType, seconds, redirect_origins: redirectOrigins }) => {
      const state = mediaType === null ? "unreadable" : "known";
      return [address, { bytes, mediaType, seconds, redirectOrigins, state }];
    }),
  );
}

export const getRemoteMedia = async (db: Db, address: string): Promise<RemoteMedia> =>
  (await listRemoteMedia(db, [address])).get(address) ?? unread;

/** Failures are stored too; earlier facts stay. */
async function measure(db: Db, address: string, mediaType: string, allowedHosts?: AllowedHosts): Promise<void> {
  const facts = await readMediaFacts(address, mediaType, allowedHosts).catch(() => null);
  const checked = { checked_at: new Date() };
  const values = {
    bytes: facts?.bytes ?? null,
    media_type: facts?.mediaType ?? null,
    seconds: facts?.seconds ?? null,
    redirect_origins: facts?.redirectOrigins ?? [],
    ...checked,
  };
  await db
    .insertInto("remote_media")
    .values({ address, ...values })
    .onConflict((conflict) => conflict.column("address").doUpdateSet(facts ? values : checked))
    .execute();
}

type Context = { db: Db; siteUrl: string };

const isInFolder = ({ src, host }: MediaUrl) => host === null && src.startsWith("/media/");

/** Skips known files; never throws, failures stay unknown. */
export async function measureRecording(
  { db, siteUrl }: Context,
  audioPlayer: string,
  allowedHosts?: AllowedHosts,
): Promise<void> {
  const media = readMediaUrl(audioPlayer, siteUrl);
  if (!media || isInFolder(media)) return;
  const address = remoteUrl(media, siteUrl);
  try {
    const { state } = await getRemoteMedia(db, address);
    if (state !== "known") await measure(db, address, media.mediaType, allowedHosts);
  } catch {
    // The database may close during shutdown; the next run retries.
  }
}

/** Before a failed file is retried. */
const retryAfterMs = dayMs;

/** Before a file is measured again: hosts replace recordings under their URL. */
const refreshAfterMs = 30 * retryAfterMs;

/** Files per run; large imports take several. */
const batchSize = 25;

type ContentContext = Context & { content: Pick<ContentSource, "listEpisodes"> };

/** Episodes whose recording isn't in the media folder. */
async function listRemote({ content, siteUrl }: Omit<ContentContext, "db">) {
  return (await content.listEpisodes()).flatMap(({ title, audioPlayer }) => {
    const media = readMediaUrl(audioPlayer ?? "", siteUrl);
    return media && !isInFolder(media) ? { title, url: remoteUrl(media, siteUrl), mediaType: media.mediaType } : [];
  });
}

/** Measures recordings that came by import, again each month, and retries failures and unknown lengths each day. */
export async function measureRecordings(
  { db, siteUrl, content }: ContentContext,
  { now = new Date(), allowedHosts }: { now?: Date; allowedHosts?: AllowedHosts } = {},
): Promise<void> {
  const files = new Map((await listRemote({ content, siteUrl })).map(({ url, mediaType }) => [url, mediaType]));
  const settled = await db
    .selectFrom("remote_media")
    .select("address")
    .where((row) =>
      row.or([
        row("checked_at", ">", new Date(now.getTime() - retryAfterMs)),
        row.and([row("bytes", "is not", null), row("checked_at", ">", new Date(now.getTime() - refreshAfterMs))]),
      ]),
    )
    .execute();
  for (const { address } of settled) files.delete(address);
  for (const [address, mediaType] of [...files].slice(0, batchSize))
    await measure(db, address, mediaType, allowedHosts);
}

const noticeKey = "recordings-without-size";
const maxNamed = 5;

/** Reports episodes whose enclosure has no length in the feed because the host doesn't provide one. */
export async function reportUnknownSizes(context: ContentContext & NoticeContext, now: Date): Promise<void> {
  const remote = await listRemote(context);
  const known = await listRemoteMedia(
    context.db,
    remote.map(({ url }) => url),
  );
  const titles = remote.flatMap(({ title, url }) => (known.get(url)?.bytes === null ? `“${title}”` : []));
  if (titles.length === 0) return clearNotice(context.db, noticeKey, now);
  const named = titles.slice(0, maxNamed).join(", ") + (titles.length > maxNamed ? " and others" : "");
  const notice = {
    key: noticeKey,
    title: `${titles.length === 1 ? "A recording has" : `${titles.length} recordings have`} no size in the podcast’s feed`,
    reason: `The host of the audio file gives none: ${named}. Some apps don’t download such an episode. Check that its URL opens, or upload the recording here.`,
    action: { label: "See the episodes", path: "/admin/episodes" },
    isEmailed: false,
  };
  await raiseNotice(context, notice, now);
}

export function listFrameOrigins(episodes: readonly Pick<Episode, "audioPlayer" | "youtube">[]): string[] {
  const pages = episodes.flatMap(({ audioPlayer, youtube }) => [audioPlayer, youtube]);
  return [...new Set(pages.flatMap((page) => framedPage(page ?? "")?.origin ?? []))].sort();
}

/** Sorted foreign origins of media files, including known redirect targets. */
export async function listMediaOrigins(
  { db, siteUrl }: Context,
  episodes: readonly Pick<Episode, "audioPlayer" | "youtube">[],
): Promise<string[]> {
  const addresses = episodes.flatMap(({ audioPlayer, youtube }) => [audioPlayer, youtube]);
  const files = addresses.flatMap((address) => {
    const media = readMediaUrl(address ?? "", siteUrl);
    return media?.host ? [media.src] : [];
  });
  const known = await listRemoteMedia(db, files);
  const origins = files.flatMap((src) => [new URL(src).origin, ...(known.get(src)?.redirectOrigins ?? [])]);
  return [...new Set(origins)].sort();
}
