import { articleChecks } from "../../../features/articles/editing/article-checks.ts";
import { duplicateArticle } from "../../../features/articles/editing/article-editing.functions.ts";
import { emptyArticle } from "../../../features/articles/editing/article-editing.ts";
import type { PublishCheck } from "../../../features/content-drafts/publish-check.ts";
import { episodeChecks } from "../../../features/episodes/editing/episode-checks.ts";
import { duplicateEpisode } from "../../../features/episodes/editing/episode-editing.functions.ts";
import { emptyEpisode } from "../../../features/episodes/editing/episode-editing.ts";
import type { EditedKind } from "../editor-view.ts";

type Content = Readonly<Record<string, string>>;

type PublishedKind = {
  /** What a content lacks before it is published. */
  checks: (content: Content) => PublishCheck[];
  /** The public page of a stored item. */
  path: (id: number, stored: Content) => string;
  /** Makes a new draft of an item; its id, or null when there is none to copy. */
  copy: (id: number) => Promise<number | null>;
};

/** What is published on a page of its own; an issue is sent. */
export const publishedKinds: Readonly<Partial<Record<EditedKind, PublishedKind>>> = {
  article: {
    checks: (content) => articleChecks({ ...emptyArticle, ...content }),
    path: (_id, { slug }) => `/blog/${slug}`,
    copy: (id) => duplicateArticle({ data: { id } }),
  },
  episode: {
    checks: (content) => episodeChecks({ ...emptyEpisode, ...content }),
    path: (id) => `/episode/${id}`,
    copy: (id) => duplicateEpisode({ data: { id } }),
  },
};
