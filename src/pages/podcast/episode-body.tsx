import { Download } from "lucide-react";
import { type Episode, listItems } from "../../data/episode.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EpisodeSharing } from "./episode-sharing.tsx";
import { ExpandableSummary } from "./episode-summary.tsx";
import { episodeCopy } from "./podcast-copy.ts";
import type { EpisodePlayer } from "./use-episode-player.ts";

/** A numbered or bulleted text field as a real list. */
function TextList({ title, text, ordered = false }: { title: string; text: string; ordered?: boolean }) {
  const items = listItems(text);
  if (items.length === 0) return null;
  const List = ordered ? "ol" : "ul";
  return (
    <>
      <h2>{title}</h2>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </>
  );
}

/** Everything below the hero in the specified order (section 2). */
export function EpisodeBody({ episode, player }: { episode: Episode; player: EpisodePlayer }) {
  const insights = episode.conclusion.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div className="wrap pb-section-tight">
      <div className="border-t border-line pt-opening lg:ml-[calc(4/11*100%+20px)]">
        <ExpandableSummary text={episode.summary} />
        <div className="prose mt-12">
          <TextList ordered title={episodeCopy.importantTitle} text={episode.whyCeosThinkImportant} />
          {insights.length > 0 ? (
            <>
              <h2>{episodeCopy.insightsTitle}</h2>
              {insights.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </>
          ) : null}
        </div>
        {episode.audioPlayer ? (
          <section aria-label="Audio player" className="card no-print mt-10 max-w-read gap-4 p-6">
            <audio
              ref={player.audio}
              src={episode.audioPlayer}
              controls
              preload="none"
              className="w-full"
              onPlay={player.onPlay}
              onPause={player.onPause}
              onEnded={player.onPause}
            >
              <track kind="captions" src={episode.audioPlayer.replace(/\.mp3$/, ".vtt")} srcLang="en" label="English" />
            </audio>
            <a
              href={episode.audioPlayer}
              download
              className={buttonClass({ kind: "secondary", size: "sm", className: "min-h-11 self-start" })}
            >
              <Download className="size-5" aria-hidden="true" />
              Download
            </a>
          </section>
        ) : null}
        <div className="prose mt-12">
          <TextList title={episodeCopy.guestTitle} text={episode.aboutGuest} />
          <TextList title={episodeCopy.takeawaysTitle} text={episode.keyTakeaways} />
          <TextList ordered title={episodeCopy.actionsTitle} text={episode.actionItems} />
        </div>
        <EpisodeSharing episode={episode} />
      </div>
    </div>
  );
}
