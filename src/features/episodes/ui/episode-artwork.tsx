import { classNames } from "../../../lib/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { type EpisodeSummary, episodePicture } from "../episode.ts";

type EpisodeArtworkProps = {
  episode: Pick<EpisodeSummary, "id" | "banner" | "artwork">;
  priority?: boolean;
  className?: string;
};

/** Decorative: the title is beside it. */
export function EpisodeArtwork({ episode, priority = false, className }: EpisodeArtworkProps) {
  return (
    <Picture
      src={episodePicture(episode)}
      alt=""
      width={480}
      height={480}
      priority={priority}
      className={classNames("aspect-square overflow-hidden rounded-control bg-deep", className)}
      imgClassName="size-full object-cover"
    />
  );
}
