import { type ComponentType, useEffect, useState } from "react";
import type { FigureEpisodesProps } from "./figure-episodes.tsx";

/**
 * Turns the cards of episodes inside stored HTML, which by themselves are links, into players. `html` is the text that
 * `within` shows; a text without such cards costs nothing.
 */
export function EpisodeFigures({ html, ...figures }: FigureEpisodesProps & { html: string }) {
  const hasPlayers = Object.values(figures.episodes ?? {}).some(({ track }) => track !== null);
  return hasPlayers && html.includes('data-embed="/episode/') ? <Players key={html} {...figures} /> : null;
}

function Players(figures: FigureEpisodesProps) {
  const [FigureEpisodes, setLoaded] = useState<ComponentType<FigureEpisodesProps>>();
  useEffect(() => {
    import("./figure-episodes.tsx")
      .then((module) => setLoaded(() => module.FigureEpisodes))
      // The cards stay the links that they are.
      .catch(() => undefined);
  }, []);
  return FigureEpisodes ? <FigureEpisodes {...figures} /> : null;
}
