import type { ContentSource } from "../../server-context/content-source.ts";
import { type Guest, guestParts, guestSlug } from "./guest.ts";

/** Null if no published episode has a guest with this slug. */
export async function getGuest(
  content: Pick<ContentSource, "listEpisodes" | "getEpisode">,
  slug: string,
): Promise<Guest | null> {
  const episodes = slug ? (await content.listEpisodes()).filter(({ guestName }) => guestSlug(guestName) === slug) : [];
  const [newest] = episodes;
  if (!newest) return null;
  const guest = { slug, ...guestParts(newest.guestName), episodes };
  for (const { id, lang } of episodes) {
    const about = (await content.getEpisode(id))?.aboutGuest.trim() ?? "";
    if (about) return { ...guest, about, lang };
  }
  return { ...guest, about: "" };
}
