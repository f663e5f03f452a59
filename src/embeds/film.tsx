import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { useCopy } from "../facts/use-site.ts";
import { playerFor } from "../lib/player-url.ts";
import { Button } from "../ui/button.tsx";
import { useMediaQuery } from "../ui/use-media-query.ts";
import { ConsentPlaceholder, useConsent } from "./consent/consent-gate.tsx";
import { filmCopy } from "./embeds-copy.ts";
import { filmService, isVideoFile, type Service } from "./registry.ts";
import { useEmbedSettings } from "./use-embed-settings.ts";

/** The player's URL, muted, without controls, autoplaying in a loop. */
function backgroundUrl(url: string): string {
  const player = playerFor(url);
  if (!player) return url;
  const background = new URL(player.src);
  const parameters: Record<string, string> =
    player.service === "vimeo"
      ? { background: "1" }
      : {
          autoplay: "1",
          mute: "1",
          controls: "0",
          loop: "1",
          playsinline: "1",
          playlist: background.pathname.split("/").at(-1) ?? "",
        };
  for (const [name, value] of Object.entries(parameters)) background.searchParams.set(name, value);
  return background.href;
}

export function Film({ url }: { url: string }) {
  const service = filmService(useEmbedSettings());
  return service ? <OutsideFilm url={url} service={service} /> : <PlayingFilm url={url} />;
}

function OutsideFilm({ url, service }: { url: string; service: Service }) {
  const film = useCopy(filmCopy);
  const { allowed, allowOnce, allowAlways } = useConsent(service, "film");
  const [hasPressedPlay, setHasPressedPlay] = useState(false);
  if (allowed) return <PlayingFilm url={url} autoPlay={hasPressedPlay} />;
  const agree = (choice: () => void) => () => {
    setHasPressedPlay(true);
    choice();
  };
  return (
    <div className="pointer-events-none absolute inset-0 z-10">
      <div className="wrap flex h-full items-end justify-end pb-[clamp(48px,7vw,104px)]">
        <details className="pointer-events-auto group relative">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-[4px] border border-line-strong bg-deep px-4 text-sm font-semibold text-ink">
            <Play className="size-4" aria-hidden="true" />
            {film.action}
          </summary>
          <div className="on-paper absolute right-0 bottom-full mb-3 w-[min(30rem,calc(100vw-4rem))] rounded-card bg-surface shadow-float">
            <ConsentPlaceholder
              service={service}
              title={film.title}
              action={film.action}
              onOnce={agree(allowOnce)}
              onAlways={agree(allowAlways)}
              ground="surface"
            />
          </div>
        </details>
      </div>
    </div>
  );
}

/** Under reduced motion it waits for its button. */
function PlayingFilm({ url, autoPlay = false }: { url: string; autoPlay?: boolean }) {
  const film = useCopy(filmCopy);
  const prefersReducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)", true);
  const [choice, setChoice] = useState<boolean>();
  const isPlaying = choice ?? (autoPlay || !prefersReducedMotion);
  return (
    <>
      {isPlaying ? <Picture url={url} /> : null}
      <div className="pointer-events-none absolute inset-0 z-10">
        <div className="wrap flex h-full items-end justify-end pb-[clamp(48px,7vw,104px)]">
          <Button kind="secondary" size="sm" className="pointer-events-auto" onClick={() => setChoice(!isPlaying)}>
            {isPlaying ? <Pause /> : <Play />}
            {isPlaying ? film.stop : film.play}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Covers the hero at 16:9: frames cannot be cropped like pictures. */
const frameCover = "absolute top-1/2 left-1/2 h-[max(100%,56.25vw)] w-[max(100%,178svh)] -translate-1/2";

function Picture({ url }: { url: string }) {
  const film = useCopy(filmCopy);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-clip">
      {isVideoFile(url) ? (
        <video src={url} className="size-full object-cover" muted loop autoPlay playsInline />
      ) : (
        <iframe
          src={backgroundUrl(url)}
          title={film.title}
          tabIndex={-1}
          className={frameCover}
          allow="autoplay; encrypted-media"
          sandbox="allow-scripts allow-same-origin allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {/* Keeps the title readable over any picture. */}
      <div className="absolute inset-0 bg-[linear-gradient(90deg,var(--deep)_25%,transparent_80%),linear-gradient(0deg,var(--deep),transparent_30%)]" />
    </div>
  );
}
