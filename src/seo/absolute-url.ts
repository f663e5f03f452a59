/** Resolves root-relative URLs and passes absolute ones; undefined for anything else. */
export function absoluteUrl(origin: string, reference: string): string | undefined {
  try {
    const url = new URL(reference, `${origin}/`);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : undefined;
  } catch {
    return undefined;
  }
}
