/** Resolves root-relative URLs and passes absolute ones; undefined for anything else. */
export function absoluteUrl(origin: string, reference: string): string | undefined {
  const url = URL.parse(reference, `${origin}/`);
  return url?.protocol === "http:" || url?.protocol === "https:" ? url.href : undefined;
}
