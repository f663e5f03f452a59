import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { UnreadableExport } from "../site-export.ts";

export type ZipEntries = {
  entries: readonly string[];
  bytes: (entry: string) => number;
  open: (entry: string) => Promise<Readable>;
  close: () => Promise<void>;
};

const gigabyte = 1024 ** 3;

const zipLimits = {
  entries: 200_000,
  /** Uncompressed bytes of one entry, and of all. */
  entryBytes: 4 * gigabyte,
  bytes: 20 * gigabyte,
  /** Of all entries; text rarely shrinks to a fiftieth. */
  ratio: 200,
  /** Below this size, any ratio is accepted. */
  harmlessBytes: 50 * 1024 * 1024,
};

const symlink = 0xa000;
const isSymlink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0xf000) === symlink;
const isFolder = ({ fileName }: Entry) => fileName.endsWith("/");
const isSystemFile = ({ fileName }: Entry) => /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/.test(fileName);
const noBytes = Buffer.alloc(0);

const utf8Names = 0x800;

/** Composed Unicode, as in texts. Macs write UTF-8 names without the flag. */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  if (generalPurposeBitFlag & utf8Names) return fileName.normalize();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(fileNameRaw).replaceAll("\\", "/").normalize();
  } catch {
    return fileName.normalize();
  }
}

/** Converts yauzl's errors to sentences. */
function toExportError(name: string, thrown: unknown): UnreadableExport {
  if (thrown instanceof UnreadableExport) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const outside = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/.exec(message)?.[1];
  if (outside !== undefined)
    return new UnreadableExport(`The entry ${outside} of ${name} would be written outside of its folder.`);
  if (/end of central directory/i.test(message))
    return new UnreadableExport(`${name} is cut off: the list of its entries, which stands at the end, is missing.`);
  return new UnreadableExport(`${name} is damaged (${message}). Download it again.`);
}

function checkEntry(entry: Entry, name: string): void {
  const { fileName, uncompressedSize } = entry;
  if (isSymlink(entry)) throw new UnreadableExport(`The entry ${fileName} of ${name} is a link to another file.`);
  if (entry.isEncrypted())
    throw new UnreadableExport(`The entry ${fileName} of ${name} is encrypted. Pack it without a password.`);
  if (!entry.canDecodeFileData())
    throw new UnreadableExport(`The entry ${fileName} of ${name} is packed in a way that cannot be read.`);
  if (uncompressedSize > zipLimits.entryBytes)
    throw new UnreadableExport(`The entry ${fileName} of ${name} would unpack to more than 4 GB.`);
}

async function listEntries(zip: ZipFile, name: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  if (zip.entryCount > zipLimits.entries)
    throw new UnreadableExport(`${name} has ${zip.entryCount} entries; ${zipLimits.entries} can be read.`);
  for await (const entry of zip.eachEntry()) {
    Object.assign(entry, { fileName: nameOf(entry) });
    checkEntry(entry, name);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Overlapping entries add up to more bytes than the file has.
    const source = Math.max(1, Math.min(packed, zip.fileSize));
    if (unpacked > zipLimits.bytes || (unpacked > zipLimits.harmlessBytes && unpacked / source > zipLimits.ratio))
      throw new UnreadableExport(
        `${name} would unpack to far more than it holds (at the entry ${entry.fileName}), as only bombs do.`,
      );
    if (isFolder(entry) || isSystemFile(entry) || entries.has(entry.fileName)) continue;
    // These take most of an entry's memory and aren't needed to open it.
    Object.assign(entry, { extraFieldRaw: noBytes, fileNameRaw: noBytes, fileCommentRaw: noBytes, extraFields: [] });
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function* checkedBytes(source: Readable, entry: Entry, name: string): AsyncGenerator<Buffer> {
  let checksum = 0;
  try {
    for await (const part of source as AsyncIterable<Buffer>) {
      checksum = crc32(part, checksum);
      yield part;
    }
  } catch {
    throw new UnreadableExport(`The entry ${entry.fileName} of ${name} is damaged and cannot be unpacked.`);
  }
  if (checksum !== entry.crc32)
    throw new UnreadableExport(`The entry ${entry.fileName} of ${name} is damaged: its checksum differs.`);
}

/** Reads only the list of entries. @throws UnreadableExport */
export async function openZip(path: string, name: string): Promise<ZipEntries> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    const opened = zip;
    const entries = await listEntries(opened, name);
    const entryOf = (entry: string) => {
      const record = entries.get(entry);
      if (!record) throw new UnreadableExport(`${name} has no entry ${entry}.`);
      return record;
    };
    return {
      entries: [...entries.keys()],
      bytes: (entry) => entryOf(entry).uncompressedSize,
      open: async (entry) => {
        const record = entryOf(entry);
        try {
          return Readable.from(checkedBytes(await opened.openReadStreamPromise(record), record, name), {
            objectMode: false,
          });
        } catch (thrown) {
          throw toExportError(name, thrown);
        }
      },
      close: async () => opened.close(),
    };
  } catch (thrown) {
    zip?.close();
    throw toExportError(name, thrown);
  }
}
