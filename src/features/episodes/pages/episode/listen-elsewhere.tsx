import { siteFacts } from "../../../../facts/site-facts.ts";
import type { Episode } from "../../episode.ts";
import { episodeCopy } from "./episode-copy.ts";

/** What Play means where the page has no file to play: says so, and where it can be heard. Its place stands from the start, to be announced. */
export function ListenElsewhere({ episode, wanted }: { episode: Episode; wanted: boolean }) {
  const below = episode.audioPlayer ? "#listen" : episode.youtube ? "#watch" : undefined;
  return (
    <p role="status" className="max-w-read text-sm text-ink-soft not-empty:mt-4">
      {wanted ? (
        <>
          {siteFacts.podcastPlatforms.length > 0
            ? `${episodeCopy.elsewhere} ${siteFacts.podcastPlatforms.map(({ name }) => name).join(", ")}. `
            : null}
          {below ? <a href={below}>{episodeCopy.below}</a> : null}
        </>
      ) : null}
    </p>
  );
}
