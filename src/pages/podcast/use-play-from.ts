import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { playTrack, type Track } from "../../site/player/player-store.ts";

/** What a link to a time does when it is clicked: plays from there and keeps that place in the address. */
export function usePlayFrom(track: Track | null): (event: MouseEvent, start: number, place: string) => void {
  const navigate = useNavigate();
  return (event, start, place) => {
    // A new tab, and an episode that plays elsewhere, are the link's own business.
    if (!track || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    playTrack(track, start);
    void navigate({ to: ".", hash: place, replace: true, resetScroll: false, hashScrollIntoView: false });
  };
}
