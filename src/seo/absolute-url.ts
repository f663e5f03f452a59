/** A URL of ours (root-relative) or someone else's as an absolute one; undefined when it is neither. */
export function absoluteUrl(origin: string, reference: string): string | undefined {
  try {
    const url = new URL(reference, `${origin}/`);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : undefined;
  } catch {
    return undefined;
  }
}
