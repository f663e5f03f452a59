import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { useCopy } from "../../../../facts/use-site.ts";
import { GoArrow, quietActionClass } from "../../../../ui/go.tsx";
import { guestParts, guestSlug } from "../../../guests/guest.ts";
import type { ReadableEpisode } from "../../episode.ts";
import type { NotesField } from "../../show-notes.ts";
import { EpisodeFigures } from "../../ui/episode-figures.tsx";
import { episodeCopy } from "./episode-copy.ts";
import "../../../../ui/text-cards.css";

type NotesProps = { title: string; episode: ReadableEpisode; field: NotesField };

/** The server has sanitised the HTML. */
function Notes({ title, episode, field }: NotesProps) {
  const text = useRef<HTMLDivElement>(null);
  const html = episode.notes[field];
  if (!html) return null;
  return (
    <>
      <h2>{title}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
      <div ref={text} lang={episode.lang} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <EpisodeFigures within={text} html={html} episodes={episode.embedded} />
    </>
  );
}

export function EpisodeInsights({ episode }: { episode: ReadableEpisode }) {
  const copy = useCopy(episodeCopy);
  return (
    <div className="prose mt-12">
      <Notes title={copy.importantTitle} episode={episode} field="whyCeosThinkImportant" />
      <Notes title={copy.insightsTitle} episode={episode} field="conclusion" />
    </div>
  );
}

export function EpisodeGuest({ episode }: { episode: ReadableEpisode }) {
  const copy = useCopy(episodeCopy);
  const slug = guestSlug(episode.guestName);
  return (
    <div className="prose mt-12">
      <Notes title={copy.guestTitle} episode={episode} field="aboutGuest" />
      {slug ? (
        <p>
          <Link to="/guest/$slug" params={{ slug }} className={quietActionClass}>
            {copy.guestLink} {guestParts(episode.guestName).name} <GoArrow />
          </Link>
        </p>
      ) : null}
      <Notes title={copy.takeawaysTitle} episode={episode} field="keyTakeaways" />
      <Notes title={copy.actionsTitle} episode={episode} field="actionItems" />
    </div>
  );
}
