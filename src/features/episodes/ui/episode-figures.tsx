import { type ComponentType, useEffect, useState } from "react";
import type { FigureEpisodesProps } from "./figure-episodes.tsx";

/** Progressive enhancement: turns episode cards in stored HTML into players; loads nothing without cards. */
export function EpisodeFigures({ html, ...figures }: FigureEpisodesProps & { html: string }) {
  const hasPlayers = Object.values(figures.episodes ?? {}).some(({ track }) => track !== null);
  return hasPlayers && html.includes('data-embed="/episode/') ? <Players key={html} {...figures} /> : null;
}

function Players(figures: FigureEpisodesProps) {
  const [FigureEpisodes, setFigureEpisodes] = useState<ComponentType<FigureEpisodesProps>>();
  useEffect(() => {
    import("./figure-episodes.tsx")
      .then((module) => setFigureEpisodes(() => module.FigureEpisodes))
      // On failure, the cards remain links.
      .catch(() => undefined);
  }, []);
  return FigureEpisodes ? <FigureEpisodes {...figures} /> : null;
}
