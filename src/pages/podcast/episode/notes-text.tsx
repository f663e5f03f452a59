import { type EmbeddedEpisodes, embeddedBy } from "../../../features/episodes/embedded-episode.ts";
import { EmbeddedPlayer } from "../../../features/episodes/ui/embedded-player.tsx";

/** A point of the notes: its words, or the player of the episode that it names. */
export function NotesText({ text, episodes }: { text: string; episodes: EmbeddedEpisodes | undefined }) {
  const episode = embeddedBy(text, episodes);
  return episode ? <EmbeddedPlayer episode={episode} /> : text;
}
