/** Decodes a path below /media/; undefined when it leaves the root, is hidden or malformed. */
export function readMediaName(urlPath: string): string | undefined {
  try {
    const name = decodeURIComponent(urlPath);
    return isMediaName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Limits of file systems (per part) and buckets (total). */
const maxPartLength = 200;
const maxLength = 1000;

export const isMediaName = (name: string): boolean =>
  !name.includes("\0") &&
  name.length <= maxLength &&
  name.split(/[/\\]/).every((part) => part !== "" && !part.startsWith(".") && Buffer.byteLength(part) <= maxPartLength);
