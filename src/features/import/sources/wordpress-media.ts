import { positive, readDuration } from "./read-date.ts";

export type Meta = ReadonlyMap<string, string>;

export type Recording = {
  url: string;
  bytes: number | null;
  type: string;
  seconds: number | null;
  season: number | null;
  number: number | null;
  picture: string | null;
  chapters: string | null;
  transcript: string | null;
};

const pairs = /s:\d+:"([^"]*)";(?:s:\d+:"([^"]*)"|[id]:([\d.]+))/g;

/** Texts and numbers of a serialised list of PHP. */
function serialised(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(pairs)].map(([, key = "", words, number]) => [key, words ?? number ?? ""]));
}

/** Of PowerPress or plain WordPress: address, bytes and type on lines of their own, then a serialised list. */
function enclosure(text: string): Recording | undefined {
  const [url = "", bytes, type = "", ...rest] = text.split(/\r?\n/).map((line) => line.trim());
  if (!/^https?:\/\/\S+$/.test(url)) return undefined;
  const more = serialised(rest.join("\n"));
  return {
    url,
    bytes: positive(bytes),
    type: type || "audio/mpeg",
    seconds: readDuration(more.get("duration") ?? ""),
    season: positive(more.get("season")),
    number: positive(more.get("episode_no")),
    picture: more.get("itunes_image") || more.get("image") || null,
    chapters: more.get("pci_chapters_url") || null,
    transcript: more.get("pci_transcript_url") || null,
  };
}

/** Of PowerPress, Seriously Simple Podcasting or plain WordPress; undefined for a post without one. */
export function recordingOf(meta: Meta): Recording | undefined {
  const key = meta.has("enclosure") ? "enclosure" : [...meta.keys()].find((name) => /^_[\w-]+:enclosure$/.test(name));
  const written = enclosure(meta.get(key ?? "") ?? "");
  const url = meta.get("audio_file")?.trim();
  if (!url) return written;
  return {
    url,
    bytes: positive(meta.get("filesize_raw")) ?? written?.bytes ?? null,
    type: written?.type ?? (/\.mp4|\.m4v/i.test(url) ? "video/mp4" : /\.m4a/i.test(url) ? "audio/mp4" : "audio/mpeg"),
    seconds: readDuration(meta.get("duration") ?? "") ?? written?.seconds ?? null,
    season: positive(meta.get("itunes_season_number")),
    number: positive(meta.get("itunes_episode_number")),
    picture: meta.get("cover_image") || null,
    chapters: written?.chapters ?? null,
    transcript: meta.get("transcript_file") || written?.transcript || null,
  };
}
