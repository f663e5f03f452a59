import { createIsomorphicFn } from "@tanstack/react-start";
import { hydrateOnVisible } from "../../../ui/hydrate-on-visible.tsx";
import { EpisodeEmbed } from "./episode-embed.tsx";
import { EpisodeSharing } from "./episode-sharing.tsx";

// The compiler removes the whole imports from the browser's build; a mere condition would leave the parts in the page's script.
const onServer = createIsomorphicFn().server(() => ({ EpisodeEmbed, EpisodeSharing }))();

/** What another service plays; most episodes are a file of this site. */
export const VisibleEpisodeEmbed = hydrateOnVisible(
  () => import("./episode-embed.tsx").then((loaded) => ({ default: loaded.EpisodeEmbed })),
  { onServer: onServer?.EpisodeEmbed },
);

/** The share card at the end of an episode. */
export const VisibleEpisodeSharing = hydrateOnVisible(
  () => import("./episode-sharing.tsx").then((loaded) => ({ default: loaded.EpisodeSharing })),
  { onServer: onServer?.EpisodeSharing },
);
