import { Link } from "@tanstack/react-router";
import { useCopy } from "../../../../facts/use-site.ts";
import { GoArrow, goClass } from "../../../../ui/go.tsx";
import { guestParts, guestSlug } from "../../../guests/guest.ts";
import { embeddedBy } from "../../embedded-episode.ts";
import type { Episode } from "../../episode.ts";
import { NotesText, TextList } from "../../ui/text-list.tsx";
import { episodeCopy } from "./episode-copy.ts";

export function EpisodeInsights({ episode }: { episode: Episode }) {
  const episodeWords = useCopy(episodeCopy);
  const insights = episode.conclusion.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div className="prose mt-12">
      <TextList
        ordered
        title={episodeWords.importantTitle}
        text={episode.whyCeosThinkImportant}
        episodes={episode.embedded}
      />
      {insights.length > 0 ? (
        <>
          <h2>{episodeWords.insightsTitle}</h2>
          {insights.map((paragraph) =>
            embeddedBy(paragraph, episode.embedded) ? (
              <NotesText key={paragraph} text={paragraph} episodes={episode.embedded} />
            ) : (
              <p key={paragraph}>{paragraph}</p>
            ),
          )}
        </>
      ) : null}
    </div>
  );
}

export function EpisodeGuest({ episode }: { episode: Episode }) {
  const episodeWords = useCopy(episodeCopy);
  const slug = guestSlug(episode.guestName);
  return (
    <div className="prose mt-12">
      <TextList title={episodeWords.guestTitle} text={episode.aboutGuest} episodes={episode.embedded} />
      {slug ? (
        <p>
          <Link to="/guest/$slug" params={{ slug }} className={goClass}>
            {episodeWords.guestLink} {guestParts(episode.guestName).name} <GoArrow />
          </Link>
        </p>
      ) : null}
      <TextList title={episodeWords.takeawaysTitle} text={episode.keyTakeaways} episodes={episode.embedded} />
      <TextList ordered title={episodeWords.actionsTitle} text={episode.actionItems} episodes={episode.embedded} />
    </div>
  );
}
