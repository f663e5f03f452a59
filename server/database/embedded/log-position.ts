/** PostgreSQL's defaults, which the embedded database is built with. */
const segmentBytes = 16 * 1024 * 1024;
const pageBytes = 8 * 1024;

const segmentName = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/;
const relationName = /^\d+(?:_(?:fsm|vm|init))?(?:\.\d+)?$/;

/**
 * The position in the write-ahead log (in bytes since its beginning) that a file of it starts at, or undefined for files
 * that are not part of it yet.
 */
export function segmentStart(fileName: string): number | undefined {
  const [, high, low] = segmentName.exec(fileName) ?? [];
  return high && low ? Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16) * segmentBytes : undefined;
}

/**
 * Whether a file of a directory of tables holds pages of a table or an index, each of which begins with the log position
 * of its last change.
 */
export const holdsPages = (fileName: string): boolean => relationName.test(fileName);

/** The newest log position that describes these pages. */
export function newestChange(pages: Uint8Array): number {
  const view = new DataView(pages.buffer, pages.byteOffset, pages.byteLength);
  let newest = 0;
  for (let offset = 0; offset + 8 <= pages.length; offset += pageBytes) {
    newest = Math.max(newest, view.getUint32(offset, true) * 2 ** 32 + view.getUint32(offset + 4, true));
  }
  return newest;
}
