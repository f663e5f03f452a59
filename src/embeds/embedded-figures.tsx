import type { RefObject } from "react";
import { useLoaded } from "./use-loaded.ts";

const load = () => import("./figure-players.tsx").then(({ FigurePlayers }) => FigurePlayers);

/** Turns `<figure data-embed="URL">` in stored HTML (plain links) into consent placeholders. */
export function EmbeddedFigures({ within, html }: { within: RefObject<HTMLElement | null>; html: string }) {
  return html.includes('data-embed="http') ? <Players key={html} within={within} /> : null;
}

function Players({ within }: { within: RefObject<HTMLElement | null> }) {
  const players = useLoaded(load);
  return players.state === "ready" ? <players.value within={within} /> : null;
}
