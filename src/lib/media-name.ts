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

/** Whether a name stays below the root of a store and names nothing hidden. */
export const isMediaName = (name: string): boolean =>
  !name.includes("\0") && name.split(/[/\\]/).every((part) => part !== "" && !part.startsWith("."));
