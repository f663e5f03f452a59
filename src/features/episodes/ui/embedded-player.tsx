import { Link } from "@tanstack/react-router";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy } from "../../../facts/use-site.ts";
import type { Track } from "../../player/player-store.ts";
import { PlayButton } from "../../player/ui/play-button.tsx";
import { SeekBar, TrackClock } from "../../player/ui/seek-bar.tsx";
import { useTrack } from "../../player/use-track.ts";
import type { EmbeddedEpisode } from "../embedded-episode.ts";
import { embeddedWords } from "./embedded-copy.ts";
import "./embedded-player.css";

function Controls({ track }: { track: Track }) {
  const words = useCopy(embeddedWords);
  const { playing, waiting, failed, toggle } = useTrack(track);
  return (
    <div className="embedded-controls noscript:hidden">
      <PlayButton playing={playing} waiting={waiting} title={track.title} onPress={toggle} small />
      <div>
        <SeekBar track={track} label={fillText(words.position, { recording: track.title })} />
        {failed ? (
          <p role="alert" className="text-flag">
            {words.failed}
          </p>
        ) : (
          <TrackClock track={track} className="tabular-nums" />
        )}
      </div>
    </div>
  );
}

export function EmbeddedPlayer({ episode: { id, label, title, guest, track } }: { episode: EmbeddedEpisode }) {
  const words = useCopy(embeddedWords);
  const about = [label, guest && fillText(words.guest, { guest })].filter(Boolean).join(", ");
  return (
    <div className="embedded-episode">
      {track ? <img src={track.artwork} alt="" width={88} height={88} loading="lazy" decoding="async" /> : null}
      <div className="min-w-0">
        {about ? <p className="embedded-about">{about}</p> : null}
        <p className="embedded-title">
          <Link to="/episode/$id" params={{ id: String(id) }}>
            {title}
          </Link>
        </p>
      </div>
      {track ? <Controls track={track} /> : null}
    </div>
  );
}
