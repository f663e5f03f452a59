import { UnreadableExport } from "../site-export.ts";

type Bytes = AsyncIterable<Buffer>;

const declaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i;
const metaCharset = /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i;

function byteOrder(head: Buffer): string | undefined {
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  // "<?" without a byte order mark.
  if (head[0] === 0 && head[1] === 0x3c) return "utf-16be";
  return head[0] === 0x3c && head[1] === 0 ? "utf-16le" : undefined;
}

/** What its first bytes say; a declared UTF-16 that can be read as ASCII is none. */
function declaredEncoding(head: Buffer): string | undefined {
  const start = head.subarray(0, 4096).toString("latin1");
  const declared = (declaration.exec(start) ?? metaCharset.exec(start))?.[1]?.toLowerCase();
  return declared && !/^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/.test(declared) ? declared : undefined;
}

/** Whether most of its letters beyond ASCII are valid, as in a UTF-8 file with a few damaged ones. */
async function isMostlyUtf8(parts: Bytes): Promise<boolean> {
  const decoder = new TextDecoder("utf-8");
  let [letters, replaced] = [0, 0];
  const count = (text: string) => {
    letters += text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
    replaced += text.match(/\ufffd/g)?.length ?? 0;
  };
  for await (const part of parts) count(decoder.decode(part, { stream: true }));
  count(decoder.decode());
  return replaced === 0 || letters > replaced;
}

const isUtf8 = (encoding: string | undefined) => encoding === undefined || /^utf-?8$/.test(encoding);

/**
 * By byte order mark, then by declaration; text that is no UTF-8 although it ought to be is read as Western European.
 * @throws UnreadableExport for an unknown encoding
 */
export async function encodingOf(head: Buffer, open: () => Promise<Bytes>, place: string): Promise<string> {
  const marked = byteOrder(head);
  if (marked) return marked;
  const declared = declaredEncoding(head);
  if (isUtf8(declared)) return (await isMostlyUtf8(await open())) ? "utf-8" : "windows-1252";
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    throw new UnreadableExport(`${place} says that it is written in "${declared}", which cannot be read.`);
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

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** @throws UnreadableExport for an unknown encoding */
export async function decodeWhole(bytes: Buffer, place: string): Promise<string> {
  const encoding = await encodingOf(bytes, async () => once(bytes), place);
  return new TextDecoder(encoding).decode(bytes);
}
