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

/** By absolute URL. */
export async function listRemoteMedia(db: Db, urls: readonly string[]): Promise<ReadonlyMap<string, RemoteMedia>> {
  if (urls.length === 0) return new Map();
  const { rows } = await sql<Omit<Selectable<Schema["remote_media"]>, "bytes"> & { bytes: number | null }>`
    select address, bytes::float8 as bytes, media_type, seconds, redirect_origins from remote_media
    where address = any(${[...new Set(urls)]}::text[])`.execute(db);
  return new Map(
    rows.map(({ address, bytes, media_type: mediaType, seconds, redirect_origins: redirectOrigins }) => {
      const state = mediaType === null ? "unreadable" : "known";
      return [address, { bytes, mediaType, seconds, redirectOrigins, state }];
    }),
  );
}

export const getRemoteMedia = async (db: Db, url: string): Promise<RemoteMedia> =>
  (await listRemoteMedia(db, [url])).get(url) ?? unread;

/** Stores failures too, without overwriting earlier facts. */
async function measure(db: Db, url: string, mediaType: string, allowedHosts?: AllowedHosts): Promise<void> {
  const facts = await readMediaFacts(url, mediaType, allowedHosts).catch(() => null);
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
    .values({ address: url, ...values })
    .onConflict((conflict) => conflict.column("address").doUpdateSet(facts ? values : checked))
    .execute();
}

type Context = { db: Db; siteUrl: string };

const isInMediaFolder = ({ src, host }: MediaUrl) => host === null && src.startsWith("/media/");

/** Skips files measured before. Never throws: after a failure the length stays unknown. */
export async function measureRecording(
  { db, siteUrl }: Context,
  audioPlayer: string,
  allowedHosts?: AllowedHosts,
): Promise<void> {
  const media = readMediaUrl(audioPlayer, siteUrl);
  if (!media || isInMediaFolder(media)) return;
  const url = remoteUrl(media, siteUrl);
  try {
    const { state } = await getRemoteMedia(db, url);
    if (state !== "known") await measure(db, url, media.mediaType, allowedHosts);
  } catch {
    // The database may close during shutdown; the next run retries.
  }
}

/** For files without a length. */
const retryAfterMs = dayMs;

/** Hosts replace recordings under their URL. */
const refreshAfterMs = 30 * dayMs;

/** Files per run; large imports take several. */
const batchSize = 25;

type ContentContext = Context & { content: Pick<ContentSource, "listEpisodes"> };

/** Episodes whose recording isn't in the media folder. */
async function listRemote({ content, siteUrl }: Omit<ContentContext, "db">) {
  return (await content.listEpisodes()).flatMap(({ title, audioPlayer }) => {
    const media = readMediaUrl(audioPlayer ?? "", siteUrl);
    return media && !isInMediaFolder(media)
      ? { title, url: remoteUrl(media, siteUrl), mediaType: media.mediaType }
      : [];
  });
}

/** Measures remote recordings, again after 30 days; retries failures and unknown lengths after a day. */
export async function measureRecordings(
  { db, siteUrl, content }: ContentContext,
  { now = new Date(), allowedHosts }: { now?: Date; allowedHosts?: AllowedHosts } = {},
): Promise<void> {
  const files = new Map((await listRemote({ content, siteUrl })).map(({ url, mediaType }) => [url, mediaType]));
  const current = await db
    .selectFrom("remote_media")
    .select("address")
    .where((row) =>
      row.or([
        row("checked_at", ">", new Date(now.getTime() - retryAfterMs)),
        row.and([row("bytes", "is not", null), row("checked_at", ">", new Date(now.getTime() - refreshAfterMs))]),
      ]),
    )
    .execute();
  for (const { address } of current) files.delete(address);
  for (const [url, mediaType] of [...files].slice(0, batchSize)) await measure(db, url, mediaType, allowedHosts);
}

const noticeKey = "recordings-without-size";
const maxNamed = 5;

/** Reports episodes without a length in the feed, because the host doesn't send one. */
export async function reportUnknownSizes(context: ContentContext & NoticeContext, now: Date): Promise<void> {
  const remote = await listRemote(context);
  const measured = await listRemoteMedia(
    context.db,
    remote.map(({ url }) => url),
  );
  const titles = remote.flatMap(({ title, url }) => (measured.get(url)?.bytes === null ? `“${title}”` : []));
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
  const urls = episodes.flatMap(({ audioPlayer, youtube }) => [audioPlayer, youtube]);
  const files = urls.flatMap((url) => {
    const media = readMediaUrl(url ?? "", siteUrl);
    return media?.host ? [media.src] : [];
  });
  const measured = await listRemoteMedia(db, files);
  const origins = files.flatMap((src) => [new URL(src).origin, ...(measured.get(src)?.redirectOrigins ?? [])]);
  return [...new Set(origins)].sort();
}
