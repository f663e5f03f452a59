import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { siteFacts } from "../../../../facts/site-facts.ts";
import { formatDate } from "../../../../lib/dates.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { guestSlug } from "../../../guests/guest.ts";
import { durationLabel, type Episode, episodeMinutes, keywordChips } from "../../episode.ts";
import { episodeCopy } from "./episode-copy.ts";

/** The way back to all episodes. */
export function BackToEpisodes() {
  return (
    <Link to="/episodes" className={buttonClass({ kind: "quiet" })}>
      <ArrowLeft className="size-5" aria-hidden="true" />
      {episodeCopy.back}
    </Link>
  );
}

/** Label, chips, title, guest, date and duration. */
export function EpisodeTitle({ episode }: { episode: Episode }) {
  const slug = guestSlug(episode.guestName);
  const chips = keywordChips(episode.keywords);
  return (
    <>
      {episode.episode ? <p className="text-sm text-ink-soft">{episode.episode}</p> : null}
      {chips.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label="Topics">
          {chips.map((keyword) => (
            <li key={keyword}>
              <Chip>{keyword}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <h1 className="mt-5 text-h1-s">{episode.title}</h1>
      {episode.guestName ? (
        <p className="lead mt-3">
          with{" "}
          {slug ? (
            <Link
              to="/guest/$slug"
              params={{ slug }}
              className="text-inherit decoration-line-strong hover:decoration-current"
            >
              {episode.guestName}
            </Link>
          ) : (
            episode.guestName
          )}
        </p>
      ) : null}
      <p className="mt-3 flex flex-wrap gap-x-2.5 text-sm text-ink-soft">
        <time dateTime={episode.createdAt}>{formatDate(episode.createdAt, siteFacts.timeZone)}</time>
        <span aria-hidden="true">·</span>
        <span>{durationLabel(episodeMinutes(episode))}</span>
      </p>
    </>
  );
}

/** The way to the browser's own player. */
export function ToPlayer() {
  return (
    <a href="#player" className={buttonClass()}>
      {episodeCopy.toPlayer}
    </a>
  );
}
