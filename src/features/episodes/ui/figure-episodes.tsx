import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { EmbeddedEpisode, EmbeddedEpisodes } from "../embedded-episode.ts";
import { EmbeddedPlayer } from "./embedded-player.tsx";

export type FigureEpisodesProps = {
  within: RefObject<HTMLElement | null>;
  episodes: EmbeddedEpisodes | undefined;
};

type Target = { figure: HTMLElement; episode: EmbeddedEpisode };

function findTargets(within: HTMLElement, episodes: FigureEpisodesProps["episodes"]): Target[] {
  return [...within.querySelectorAll<HTMLElement>('figure[data-embed^="/episode/"]')].flatMap((figure) => {
    const episode = episodes?.[Number(figure.dataset.embed?.split("/").at(-1))];
    return episode?.track ? [{ figure, episode }] : [];
  });
}

export function FigureEpisodes({ within, episodes }: FigureEpisodesProps) {
  const [targets, setTargets] = useState<readonly Target[]>([]);
  useEffect(() => {
    const figures = within.current ? findTargets(within.current, episodes) : [];
    for (const { figure } of figures) figure.dataset.enhanced = "true";
    setTargets(figures);
    return () => {
      for (const { figure } of figures) delete figure.dataset.enhanced;
    };
  }, [within, episodes]);
  return targets.map(({ figure, episode }, index) =>
    createPortal(
      <div data-outside="">
        <EmbeddedPlayer episode={episode} />
      </div>,
      figure,
      `${index} ${episode.id}`,
    ),
  );
}
