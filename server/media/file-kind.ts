import type { MediaKind } from "../../src/features/media/media.ts";

/** By content, whatever the name; pictures by the decoder. */
type FileKind = { kind: MediaKind; type: string; extension: string };

const text = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to));

const soundBrands = /^(?:M4A |M4B )/;

/** Needs at least 12 bytes; undefined for unsupported types. */
export function fileKind(head: Uint8Array): FileKind | undefined {
  const start = text(head, 0, 4);
  const sound = (type: string, extension: string): FileKind => ({ kind: "audio", type, extension });
  if (text(head, 0, 5) === "%PDF-") return { kind: "document", type: "application/pdf", extension: "pdf" };
  if (start.startsWith("ID3")) return sound("audio/mpeg", "mp3");
  if (start === "OggS") return sound("audio/ogg", "ogg");
  if (start === "fLaC") return sound("audio/flac", "flac");
  if (start === "RIFF" && text(head, 8, 12) === "WAVE") return sound("audio/wav", "wav");
  if (text(head, 4, 8) === "ftyp" && soundBrands.test(text(head, 8, 12))) return sound("audio/mp4", "m4a");
  const [first = 0, second = 0] = head;
  // MPEG audio frame, layer III: eleven set sync bits.
  if (first === 0xff && (second & 0xe0) === 0xe0 && ((second >> 1) & 3) === 1) return sound("audio/mpeg", "mp3");
  return undefined;
}
