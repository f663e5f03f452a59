import { analyse } from "chardet";
import { type Failure, fail, ok, type Result } from "./result.ts";

export type DecodedText = {
  /** Without a byte order mark, with "\n" as line end. */
  text: string;
  /** As TextDecoder names it, such as "windows-1252". */
  encoding: string;
};

export type TextFailure =
  /** A replacement character, first on `line` (from 1); `text` is for readers that can leave that part out. */
  (Failure<"damaged"> & { line: number; text: string }) | Failure<"unknown" | "binary">;

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Detected by byte order mark, or UTF-16 by its zero bytes. The start of a file is enough. */
export function unicodeEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd || Math.max(even, odd) * 4 < head.length || Math.min(even, odd) * 4 > head.length) return undefined;
  return odd > even ? "utf-16le" : "utf-16be";
}

/** Signs of another encoding: control characters, symbols in words, letters that Western European words don't have. */
const isUnlikelyWestern =
  /[\u0080-\u009f]|[\u00c0-\u00ff]{4}|\p{L}[¡-§¨¬¯´¶¸¹¼-¿]|\p{L}[^\p{L}\p{M}\p{ASCII}\u00a0\u00ad·‐-—‘’…]\p{L}|[šžŸ]|\p{L}[ŠŒŽ]/u;

export const sampleBytes = 100_000;
const minConfidence = 40;

/** The likeliest encoding of single-byte or East Asian text, as TextDecoder names it; undefined if it would be a guess. */
export function guessEncoding(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  const [best] = analyse(sample);
  if (!best || /^(?:ASCII|ISO-8859-1|windows-1252)$/.test(best.name))
    return isUnlikelyWestern.test(new TextDecoder("windows-1252").decode(bytes)) ? undefined : "windows-1252";
  return best.confidence >= minConfidence ? best.name : undefined;
}

function toResult(text: string, encoding: string): Result<DecodedText, TextFailure> {
  if (text.includes("\0")) return fail("binary");
  const plain = text.replaceAll(/\r\n?/g, "\n");
  const damage = plain.indexOf("\ufffd");
  if (damage < 0) return ok({ text: plain, encoding });
  return fail("damaged", { line: plain.slice(0, damage).split("\n").length, text: plain });
}

/** Damaged minus valid non-ASCII letters: negative for UTF-8 with some broken bytes. */
export const utf8Damage = (text: string): number =>
  (text.match(/\ufffd/g)?.length ?? 0) - (text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0);

/** Charset of a Content-Type header. */
export const charsetOf = (contentType: string | undefined): string | undefined =>
  /charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType ?? "")?.[1];

/** Charset declared in the first 4,096 bytes of an HTML document. */
export const metaCharsetOf = (bytes: Uint8Array): string | undefined =>
  /<meta[^>]{1,200}charset\s*=\s*["']?([\w.:-]+)/i.exec(
    new TextDecoder("latin1").decode(bytes.subarray(0, 4_096)),
  )?.[1];

/**
 * Decodes a text file of any program: by byte order mark, as UTF-8, by `charset` (of a header or declaration), otherwise by its
 * letters. Never guesses: `textProblem` describes `unknown` and `damaged` files.
 */
export function decodeText(bytes: Uint8Array, charset?: string): Result<DecodedText, TextFailure> {
  const unicode = unicodeEncoding(bytes);
  if (unicode) return toResult(new TextDecoder(unicode).decode(bytes), unicode);
  // A declared single-byte encoding is often a server's default; ISO-2022-JP looks like ASCII.
  const declared = charset?.trim().replaceAll(/^["']|["']$/g, "");
  const order = declared && !/^(?:windows|iso-8859|latin|us-ascii)/i.test(declared) ? [declared, "utf-8"] : ["utf-8"];
  for (const encoding of declared ? [...order, declared] : order) {
    const text = decode(bytes, encoding);
    if (text !== undefined) return toResult(text, new TextDecoder(encoding).encoding);
  }
  const lossy = new TextDecoder().decode(bytes);
  if (lossy.includes("\0") || utf8Damage(lossy) < 0) return toResult(lossy, "utf-8");
  const guessed = guessEncoding(bytes);
  const text = guessed && decode(bytes, guessed);
  return guessed && text !== undefined ? toResult(text, new TextDecoder(guessed).encoding) : fail("unknown");
}

/** Message for the user who chose the file. */
export function textProblem(failure: TextFailure): string {
  switch (failure.code) {
    case "damaged":
      return `Line ${failure.line} contains damaged characters (“\ufffd”). Correct them, or save the file again as UTF-8.`;
    case "unknown":
      return "The file’s letters can’t be recognised. Save it as UTF-8 (in Excel: “CSV UTF-8”) and choose it again.";
    case "binary":
      return "This isn’t a text file. Save it as plain text or CSV and choose that file.";
  }
}
