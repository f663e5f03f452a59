import { Readable } from "node:stream";
import { guessEncoding, metaCharsetOf, sampleBytes, unicodeEncoding, utf8Damage } from "../../../lib/decode-text.ts";
import { UnreadableExport } from "../site-export.ts";

type Bytes = AsyncIterable<Buffer>;

const declaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i;

/** The declared encoding; UTF-16 is ignored, because its declaration couldn't be read as ASCII. */
function declaredEncoding(head: Buffer): string | undefined {
  const start = head.subarray(0, 4096).toString("latin1");
  const declared = (declaration.exec(start)?.[1] ?? metaCharsetOf(head))?.toLowerCase();
  return declared && !/^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/.test(declared) ? declared : undefined;
}

/** Some of the bytes, if the text isn't UTF-8. */
async function sampleIfNotUtf8(parts: Bytes): Promise<Buffer | undefined> {
  const decoder = new TextDecoder("utf-8");
  const sample: Buffer[] = [];
  let [damage, isDamaged, sampled] = [0, false, 0];
  const inspect = (text: string) => {
    damage += utf8Damage(text);
    isDamaged ||= text.includes("\ufffd");
  };
  for await (const part of parts) {
    inspect(decoder.decode(part, { stream: true }));
    if (!isDamaged || sampled >= sampleBytes) continue;
    sample.push(part);
    sampled += part.length;
  }
  inspect(decoder.decode());
  return isDamaged && damage >= 0 ? Buffer.concat(sample) : undefined;
}

const isUtf8 = (encoding: string | undefined) => encoding === undefined || /^utf-?8$/.test(encoding);

/**
 * Determined by byte order mark, declaration, or letters as in `decodeText` of lib. UTF-8 if in doubt, so that damaged
 * characters are visible.
 * @throws UnreadableExport for an unknown encoding
 */
export async function encodingOf(head: Buffer, open: () => Promise<Bytes>, place: string): Promise<string> {
  const wide = unicodeEncoding(head);
  if (wide) return wide;
  let encoding = declaredEncoding(head);
  if (isUtf8(encoding)) {
    const other = await sampleIfNotUtf8(await open());
    encoding = (other && guessEncoding(other)) ?? "utf-8";
  }
  try {
    return new TextDecoder(encoding).encoding;
  } catch {
    throw new UnreadableExport(`${place} is written in "${encoding}", which cannot be read. Save it as UTF-8.`);
  }
}

/** Damaged characters become U+FFFD; the byte order mark is dropped. */
export async function* decodeText(parts: Bytes, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of parts) {
    const text = decoder.decode(part, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

/** @throws UnreadableExport for an unknown encoding */
export async function decodeEntireText(bytes: Buffer, place: string): Promise<string> {
  const encoding = await encodingOf(bytes, async () => Readable.from([bytes]), place);
  return new TextDecoder(encoding).decode(bytes);
}
