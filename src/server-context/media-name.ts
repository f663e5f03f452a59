/**
 * The name below the media store's root that a URL path below /media/ stands for, such as "audio/42.mp3"; undefined when it
 * would leave the root, is hidden or cannot be decoded.
 */
export function readMediaName(urlPath: string): string | undefined {
  try {
    const name = decodeURIComponent(urlPath);
    return isMediaName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The longest names that folders (each part) and buckets (the whole) can hold. */
const maxPartLength = 200;
const maxLength = 1000;

/** Whether a name stays below the root of a store, names nothing hidden, and is no longer than any store can hold. */
export const isMediaName = (name: string): boolean =>
  !name.includes("\0") &&
  name.length <= maxLength &&
  name.split(/[/\\]/).every((part) => part !== "" && !part.startsWith(".") && Buffer.byteLength(part) <= maxPartLength);
