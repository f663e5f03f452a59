import type { EpisodeSummary } from "../episodes/episode.ts";

export type Guest = {
  slug: string;
  name: string;
  /** Text in brackets after the name, such as 'sample guest'; or empty. */
  note: string;
  /** Bullet points of the newest episode that has any. */
  about: string;
  /** Of `about`; absent for the site's language. */
  lang?: string | undefined;
  /** By number, highest first. */
  episodes: EpisodeSummary[];
};

/** Splits 'Ada (sample guest)'. */
export function guestParts(guestName: string): { name: string; note: string } {
  const [, name = "", note = ""] = /^([^([]*)(?:[([]([^)\]]*)[)\]])?/.exec(guestName.trim()) ?? [];
  return name.trim() ? { name: name.trim(), note: note.trim() } : { name: guestName.trim(), note: "" };
}

const transliterations: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ł: "l",
  đ: "d",
};

/** 'Dr. Jörg Groß' -> 'dr-joerg-gross'; empty without letters. */
export function guestSlug(guestName: string): string {
  return guestParts(guestName)
    .name.normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüßæøœłđ]/g, (letter) => transliterations[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’'`]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
}

/** Without duplicates, each with the latest change to one of their episodes (ISO). */
export function guestsOf<WithGuest extends { guestName: string; updatedAt: string }>(
  episodes: readonly WithGuest[],
): { slug: string; modifiedAt: string }[] {
  const changes = new Map<string, string>();
  for (const { guestName, updatedAt } of episodes) {
    const slug = guestSlug(guestName);
    if (slug && (changes.get(slug) ?? "") < updatedAt) changes.set(slug, updatedAt);
  }
  return [...changes].map(([slug, modifiedAt]) => ({ slug, modifiedAt }));
}
