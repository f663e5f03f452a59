const videoId = /^[\w-]{6,}$/;

/** The player's address of a video given by its watch or short link; undefined for any other address. */
export function videoPlayerUrl(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  const host = url.hostname.replace(/^(www|m)\./, "");
  const id =
    host === "youtu.be"
      ? url.pathname.slice(1)
      : host === "youtube.com"
        ? (url.searchParams.get("v") ?? /^\/embed\/([^/]+)/.exec(url.pathname)?.[1])
        : undefined;
  return id && videoId.test(id) ? `https://www.youtube.com/embed/${id}` : undefined;
}
