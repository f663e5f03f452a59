import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { playerFor } from "../lib/player-url.ts";
import { ConsentPlayer } from "./consent/consent-gate.tsx";

type Target = { figure: HTMLElement; url: string; title: string };

/** Unknown URLs stay links. */
function findTargets(within: HTMLElement): Target[] {
  return [...within.querySelectorAll<HTMLElement>("figure[data-embed]")].flatMap((figure) => {
    const url = figure.dataset.embed ?? "";
    if (!playerFor(url)) return [];
    const title = figure.querySelector("figcaption")?.textContent || figure.querySelector("a")?.textContent || url;
    return [{ figure, url, title }];
  });
}

export function FigurePlayers({ within }: { within: RefObject<HTMLElement | null> }) {
  const [targets, setTargets] = useState<readonly Target[]>([]);
  useEffect(() => {
    const figures = within.current ? findTargets(within.current) : [];
    for (const { figure } of figures) figure.dataset.enhanced = "true";
    setTargets(figures);
    return () => {
      for (const { figure } of figures) delete figure.dataset.enhanced;
    };
  }, [within]);
  return targets.map(({ figure, url, title }, index) => {
    const embedId = `${index} ${url}`;
    return createPortal(
      <div data-outside="">
        <ConsentPlayer src={url} title={title} href={url} embedId={embedId} />
      </div>,
      figure,
      embedId,
    );
  });
}
