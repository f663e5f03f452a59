import type { ArticleSource } from "../features/articles/article-source.ts";
import type { EpisodeSource } from "../features/episodes/episode-source.ts";

/** Where everything that is published by itself comes from (product decisions, "Outside services"). */
export type ContentSource = ArticleSource &
  EpisodeSource & {
    /** Set when it is another project, which announces none of its changes. */
    isRemote?: true;
    /** Resolves when the source answers. */
    ping(): Promise<void>;
  };
