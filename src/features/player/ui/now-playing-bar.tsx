import { Link, useLocation } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useCopy } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { IconButton } from "../../../ui/button.tsx";
import { closePlayer, type Track, usePlayer } from "../player-store.ts";
import { useTrack } from "../use-track.ts";
import { PlayButton } from "./play-button.tsx";
import { playerWords } from "./player-copy.ts";
import { SeekBar, TrackClock } from "./seek-bar.tsx";
import { SkipButton } from "./skip-button.tsx";

function Bar({ track }: { track: Track }) {
  const words = useCopy(playerWords);
  const { playing, waiting, failed, toggle } = useTrack(track);
  const isOwnPage = useLocation({ select: ({ pathname }) => pathname === `/episode/${track.id}` });
  return (
    // On phones, the episode's page has its own bar.
    <aside aria-label={words.nowPlaying} className={classNames("player-bar no-print", isOwnPage && "max-lg:hidden")}>
      <div className="wrap grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3 py-2 lg:grid-cols-[48px_minmax(0,3fr)_minmax(0,5fr)_auto] lg:gap-x-5">
        <img src={track.artwork} alt="" width={48} height={48} className="w-full rounded-control bg-deep" />
        <p className="min-w-0">
          <Link
            to="/episode/$id"
            params={{ id: String(track.id) }}
            className="block truncate text-sm font-semibold text-ink no-underline hover:underline"
          >
            {track.title}
          </Link>
          <span className="block truncate text-xs text-ink-soft">{failed ? words.failed : track.guest}</span>
        </p>
        <div className="flex items-center gap-3 max-lg:hidden">
          <div className="min-w-0 flex-1">
            <SeekBar track={track} label={words.position} />
          </div>
          <TrackClock track={track} className="min-w-22 text-xs text-ink-soft tabular-nums" />
        </div>
        <div className="flex items-center gap-1">
          <SkipButton track={track} direction="back" className="max-sm:hidden" />
          <PlayButton playing={playing} waiting={waiting} title={track.title} onPress={toggle} small />
          <SkipButton track={track} direction="forward" className="max-sm:hidden" />
          <IconButton label={words.close} bare onClick={closePlayer}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </aside>
  );
}

export function NowPlayingBar() {
  const track = usePlayer((state) => state.track);
  return track ? <Bar track={track} /> : null;
}
