import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";

/** Returns the click handler of a time link: plays from that time and puts its anchor into the URL. */
export function usePlayFrom(play: ((start: number) => void) | undefined) {
  const navigate = useNavigate();
  return (event: MouseEvent, start: number, anchor: string): void => {
    // With a modifier key, or if the page cannot play, the link is followed.
    if (!play || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    play(start);
    void navigate({ to: ".", hash: anchor, replace: true, resetScroll: false, hashScrollIntoView: false });
  };
}
