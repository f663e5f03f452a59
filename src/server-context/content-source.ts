import type { ArticleSource } from "../features/articles/article-source.ts";
import type { EpisodeSource } from "../features/episodes/episode-source.ts";

export type ContentSource = ArticleSource &
  EpisodeSource & {
    /** Another project, which announces no changes. */
    isRemote?: true;
    ping(): Promise<void>;
  };
