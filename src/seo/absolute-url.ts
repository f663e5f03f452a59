/** A URL of ours (root-relative) or someone else's as an absolute one; undefined when it is neither. */
export function absoluteUrl(origin: string, address: string): string | undefined {
  try {
    const url = new URL(address, `${origin}/`);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : undefined;
  } catch {
    return undefined;
  }
}
