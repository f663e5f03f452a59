import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { EmbeddedEpisodes } from "../embedded-episode.ts";

export type EpisodeFiguresProps = {
  within: RefObject<HTMLElement | null>;
  episodes: EmbeddedEpisodes | undefined;
};

/**
 * Turns the cards of episodes inside stored HTML, which by themselves are links, into players. `html` is the text that
 * `within` shows; a text without such cards costs nothing.
 */
export function EpisodeFigures({ html, ...figures }: EpisodeFiguresProps & { html: string }) {
  const hasPlayers = Object.values(figures.episodes ?? {}).some(({ track }) => track !== null);
  return hasPlayers && html.includes('data-embed="/episode/') ? <Players key={html} {...figures} /> : null;
}

function Players(figures: EpisodeFiguresProps) {
  const [FigureEpisodes, setLoaded] = useState<ComponentType<EpisodeFiguresProps>>();
  useEffect(() => {
    import("./figure-episodes.tsx")
      .then((module) => setLoaded(() => module.FigureEpisodes))
      // The cards stay the links that they are.
      .catch(() => undefined);
  }, []);
  return FigureEpisodes ? <FigureEpisodes {...figures} /> : null;
}
