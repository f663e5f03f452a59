import { useRouter } from "@tanstack/react-router";
import { Play } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { clockTime, spokenTime } from "../../../lib/clock-time.ts";
import { playTrack } from "../../player/player-store.ts";
import type { AskResult, Source } from "../ask.ts";
import { goToPassage } from "./go-to-passage.ts";
import "./source-link.css";

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to the very place of a source. A browser without scripts finds it by the text in the URL. */
export function SourceLink({ source, children }: { source: Source; children: ReactNode }) {
  const { history } = useRouter();
  function follow(event: MouseEvent) {
    if (opensElsewhere(event) || source.kind === "ebook") return;
    event.preventDefault();
    const { pathname, hash } = new URL(source.href, window.location.origin);
    goToPassage(pathname, source.text);
    history.push(pathname + hash.replace(/:~:.*$/, "").replace(/^#$/, ""));
  }
  return (
    <a href={source.href} onClick={follow}>
      {children}
    </a>
  );
}

/** Plays a recording from the time of a source, on this page; without scripts it leads to that time of the episode. */
export function PlayFrom({ source, tracks }: { source: Source; tracks: AskResult["tracks"] }) {
  if (source.start === null) return null;
  const { start } = source;
  const track = source.track === null ? undefined : tracks[source.track];
  function play(event: MouseEvent) {
    if (!track || opensElsewhere(event)) return;
    event.preventDefault();
    playTrack(track, start);
  }
  return (
    <a href={source.href} onClick={play} className="play-from">
      <Play aria-hidden="true" />
      <span className="sr-only">
        Play {source.title} from {spokenTime(start)}
      </span>
      <span aria-hidden="true">{clockTime(start)}</span>
    </a>
  );
}
