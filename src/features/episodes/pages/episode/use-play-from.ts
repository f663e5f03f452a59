import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";

/** What a link to a time does when it is clicked: plays from there and stores that place in the URL. */
export function usePlayFrom(
  play: ((start: number) => void) | undefined,
): (event: MouseEvent, start: number, place: string) => void {
  const navigate = useNavigate();
  return (event, start, place) => {
    // A new tab, and an episode that plays elsewhere, are the link's own business.
    if (!play || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    play(start);
    void navigate({ to: ".", hash: place, replace: true, resetScroll: false, hashScrollIntoView: false });
  };
}
