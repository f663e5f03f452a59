import { Download, Volume2, VolumeX } from "lucide-react";
import { type CSSProperties, useRef } from "react";
import { MediaGate } from "../../../../embeds/media/media-gate.tsx";
import { useCaptions } from "../../../../embeds/media/use-captions.ts";
import type { MediaConsent } from "../../../../embeds/media/use-media-consent.ts";
import { fillText } from "../../../../facts/tokens.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { classNames } from "../../../../lib/class-names.ts";
import { buttonClass, IconButton } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useInputBeforeHydration } from "../../../../ui/use-input-before-hydration.ts";
import { playTrack, setRate, setVolume, type Track, usePlayer } from "../../../player/player-store.ts";
import { PlayButton } from "../../../player/ui/play-button.tsx";
import { chapterTitle, SeekBar, TrackClock } from "../../../player/ui/seek-bar.tsx";
import { SkipButton } from "../../../player/ui/skip-button.tsx";
import { type TrackState, useTrackTime } from "../../../player/use-track.ts";
import type { EpisodeRecording } from "../../recording.ts";
import { recordingWords } from "../../ui/recording-copy.ts";
import { episodeCopy, playerSpeeds } from "./episode-copy.ts";
import type { EpisodePlayback } from "./episode-track.ts";

function SpeedSelect() {
  const copy = useCopy(episodeCopy);
  const rate = usePlayer((state) => state.rate);
  const field = useRef<HTMLSelectElement>(null);
  useInputBeforeHydration(field, String(rate), (entered) => setRate(Number(entered)));
  return (
    <Select
      ref={field}
      aria-label={copy.speed}
      value={String(rate)}
      onChange={(event) => setRate(Number(event.currentTarget.value))}
      className="w-25 [&_.input]:min-h-11 [&_.input]:py-1.5 [&_.input]:text-sm [&_.input]:tabular-nums"
    >
      {playerSpeeds.map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </Select>
  );
}

/** Hidden on touch devices, which have volume keys and may ignore a volume set by the page. */
function Volume() {
  const copy = useCopy(episodeCopy);
  const volume = usePlayer((state) => state.volume);
  const muted = usePlayer((state) => state.muted);
  const words = useCopy(recordingWords);
  const displayedVolume = muted ? 0 : volume;
  const Icon = displayedVolume === 0 ? VolumeX : Volume2;
  return (
    <div className="flex items-center gap-1 pointer-coarse:hidden">
      <IconButton label={muted ? copy.unmute : copy.mute} bare onClick={() => setVolume(volume || 1, !muted)}>
        <Icon aria-hidden="true" />
      </IconButton>
      <input
        type="range"
        className="range w-22 [--done:100%]"
        min={0}
        max={100}
        step={5}
        value={Math.round(displayedVolume * 100)}
        aria-label={copy.volume}
        aria-valuetext={fillText(words.perCent, { count: Math.round(displayedVolume * 100) })}
        style={displayedVolume < 1 ? ({ "--done": `${displayedVolume * 100}%` } as CSSProperties) : undefined}
        onChange={(event) => setVolume(Number(event.currentTarget.value) / 100)}
      />
    </div>
  );
}

function CurrentChapter({ track }: { track: Track }) {
  const { position } = useTrackTime(track);
  return <span className="min-w-0 truncate">{chapterTitle(track.chapters, position)}</span>;
}

function Controls({ track, playback }: { track: Track; playback: TrackState }) {
  const words = useCopy(recordingWords);
  const copy = useCopy(episodeCopy);
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 noscript:hidden">
        <PlayButton
          playing={playback.playing}
          waiting={playback.waiting}
          title={track.title}
          onPress={playback.toggle}
        />
        <div>
          <SeekBar track={track} label={words.position} />
          <p className="flex justify-between gap-4 text-xs text-ink-soft">
            <CurrentChapter track={track} />
            <TrackClock track={track} className="flex-none tabular-nums" />
          </p>
        </div>
      </div>
      {playback.failed ? (
        <p role="alert" className="mt-4 text-sm text-flag">
          {copy.playFailed}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-3">
        <div className="contents noscript:hidden">
          <SkipButton track={track} direction="back" className="-ml-2" />
          <SkipButton track={track} direction="forward" className="mr-1" />
          <SpeedSelect />
          <Volume />
        </div>
        <DownloadLink src={track.src} className="ml-auto" />
      </div>
    </>
  );
}

/** Browsers open remote files instead of downloading them, so these get a tab of their own. */
function DownloadLink({ src, className }: { src: string; className?: string }) {
  const { download } = useCopy(recordingWords);
  const remoteProps = src.startsWith("/") ? {} : { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a
      href={src}
      download
      {...remoteProps}
      className={buttonClass({ kind: "secondary", size: "sm", className: classNames("min-h-11", className) })}
    >
      <Download className="size-5" aria-hidden="true" />
      {download}
    </a>
  );
}

type EpisodePlayerProps = {
  track: Track;
  recording: Pick<EpisodeRecording, "captions" | "redirectOrigins">;
  playback: EpisodePlayback;
  consent: MediaConsent;
  lang: string | undefined;
};

/** Without JavaScript, the browser's own player (spec 2); remote files need consent first. */
export function EpisodePlayer({
  track,
  recording: { captions, redirectOrigins },
  playback,
  consent,
  lang,
}: EpisodePlayerProps) {
  const words = useCopy(recordingWords);
  const section = useRef<HTMLElement>(null);
  const subtitles = useCaptions({ src: captions, lang });
  const isLocal = track.src.startsWith("/");
  // The pressed button disappears, so the focus moves to the player.
  const agree = (choice: () => void) => () => {
    section.current?.focus({ preventScroll: true });
    choice();
  };
  return (
    <section
      id="player"
      ref={section}
      tabIndex={-1}
      aria-label={words.audio}
      // The Content-Security-Policy is derived from this attribute.
      data-media={isLocal ? undefined : track.src}
      data-media-via={redirectOrigins.join(" ") || undefined}
      className={classNames("no-print mt-12 max-w-read", consent.agreed && "card p-5 sm:p-6")}
    >
      {isLocal ? (
        <noscript>
          <audio controls preload="none" src={track.src} className="mb-4 w-full">
            <track kind="captions" {...subtitles} />
          </audio>
        </noscript>
      ) : null}
      {consent.agreed ? (
        <Controls track={track} playback={playback} />
      ) : (
        <MediaGate
          src={track.src}
          redirectOrigins={redirectOrigins}
          title={track.title}
          onPlay={agree(() => {
            consent.allowOnce();
            if (consent.prepare()) playTrack(track);
          })}
          onAlways={agree(consent.allowAlways)}
        >
          <DownloadLink src={track.src} />
        </MediaGate>
      )}
    </section>
  );
}
