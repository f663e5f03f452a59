import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";

/** Plays from the time and puts it into the URL. */
export function usePlayFrom(
  play: ((start: number) => void) | undefined,
): (event: MouseEvent, start: number, place: string) => void {
  const navigate = useNavigate();
  return (event, start, anchor) => {
    // Modified clicks and remote players keep the link's default.
    if (!play || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    play(start);
    void navigate({ to: ".", hash: anchor, replace: true, resetScroll: false, hashScrollIntoView: false });
  };
}
