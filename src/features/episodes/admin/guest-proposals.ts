import type { GuestDetail } from "../../guests/guest-record.ts";
import type { EpisodeContent } from "../editing/episode-editing.ts";

/** What a registered guest can bring into the form of an episode. */
export type GuestPart = "name" | "bio" | "links" | "portrait";

/** One of these parts: what it is, and which text it would replace, empty where it replaces nothing. */
export type GuestProposal = { part: GuestPart; label: string; shown: string; replaces: string };

type GuestFacts = Pick<GuestDetail, "name" | "bio" | "links" | "portrait">;
type Content = Pick<EpisodeContent, "guestName" | "aboutGuest" | "banner">;

const linesOf = (text: string | null): string[] =>
  (text ?? "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

const bulleted = /^[^\S\r\n]*[•\-*–]\s/m;

/** The text with the lines that it lacks, in its own style of a list. */
function withLines(text: string, lines: readonly string[]): string {
  const bullet = bulleted.test(text) ? "• " : "";
  const added = lines.filter((line) => !text.includes(line)).map((line) => bullet + line);
  return [text.trimEnd(), ...added].filter(Boolean).join("\n");
}

const lacksSome = (text: string, lines: readonly string[]) => lines.some((line) => !text.includes(line));

const shorten = (text: string) => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text);

/** What of a guest is not in the form yet; `names` are those of all guests of the episode, as one text. */
export function guestProposals(guest: GuestFacts, names: string, content: Content): GuestProposal[] {
  const [bio, links] = [linesOf(guest.bio), linesOf(guest.links)];
  const proposals: GuestProposal[] = [];
  if (!content.guestName.includes(guest.name)) {
    proposals.push({ part: "name", label: "Name", shown: names, replaces: content.guestName.trim() });
  }
  if (lacksSome(content.aboutGuest, bio)) {
    proposals.push({ part: "bio", label: "Bio", shown: shorten(bio.join(" ")), replaces: "" });
  }
  if (lacksSome(content.aboutGuest, links)) {
    proposals.push({ part: "links", label: "Links", shown: shorten(links.join(", ")), replaces: "" });
  }
  if (guest.portrait) {
    proposals.push({ part: "portrait", label: "Portrait", shown: "", replaces: content.banner.trim() });
  }
  return proposals;
}

/** The fields of the form with the chosen parts; `banner` is the URL of the portrait in the media library. */
export function withGuest(
  guest: GuestFacts,
  { names, parts, banner }: { names: string; parts: ReadonlySet<GuestPart>; banner: string | undefined },
  content: Content,
): Partial<Content> {
  const lines = [...(parts.has("bio") ? linesOf(guest.bio) : []), ...(parts.has("links") ? linesOf(guest.links) : [])];
  return {
    ...(parts.has("name") ? { guestName: names } : {}),
    ...(lines.length > 0 ? { aboutGuest: withLines(content.aboutGuest, lines) } : {}),
    ...(parts.has("portrait") && banner ? { banner } : {}),
  };
}
