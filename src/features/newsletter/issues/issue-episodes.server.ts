import type { SiteContext } from "../../../server-context/request-context.ts";
import { readEpisodeCards, withEpisodes } from "../../episodes/embedded-episodes.server.ts";
import type { IssuePart } from "./issue.ts";

/** Replaces embedded episodes with their current cards; removes those that aren't public. */
export async function withIssueEpisodes<Item extends { parts: readonly IssuePart[] }>(
  context: Pick<SiteContext, "content" | "site">,
  item: Item,
): Promise<Item> {
  const texts = item.parts.map(({ html }) => html);
  const episodes = await readEpisodeCards(context, texts);
  return {
    ...item,
    parts: item.parts.map((part) => ({ ...part, html: withEpisodes(context.site, part.html, episodes) })),
  };
}
