import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { PlayerPlace } from "./player-place.tsx";
import { playerFor } from "./player-url.ts";

type Place = { figure: HTMLElement; address: string; title: string };

/** Figures of a text that hold a known service's player. Unknown URLs stay the links that they are. */
function findPlaces(within: HTMLElement): Place[] {
  return [...within.querySelectorAll<HTMLElement>("figure[data-embed]")].flatMap((figure) => {
    const address = figure.dataset.embed ?? "";
    if (!playerFor(address)) return [];
    const title = figure.querySelector("figcaption")?.textContent || figure.querySelector("a")?.textContent || address;
    return [{ figure, address, title }];
  });
}

/** Placeholders inside the figures of a text, in the place of their links. */
export function FigurePlayers({ within }: { within: RefObject<HTMLElement | null> }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const found = within.current ? findPlaces(within.current) : [];
    for (const { figure } of found) figure.dataset.enhanced = "true";
    setPlaces(found);
    return () => {
      for (const { figure } of found) delete figure.dataset.enhanced;
    };
  }, [within]);
  return places.map(({ figure, address, title }, index) => {
    const place = `${index} ${address}`;
    return createPortal(
      <div data-outside="">
        <PlayerPlace src={address} title={title} href={address} place={place} />
      </div>,
      figure,
      place,
    );
  });
}
