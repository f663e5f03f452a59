import type { SiteContext } from "../../../server-context/request-context.ts";
import { readEpisodeCards, withEpisodes } from "../../episodes/embedded-episodes.server.ts";
import type { IssuePart } from "./issue.ts";

/** An issue in which every place of an episode is the card of the episode as it is now; one that is not public disappears. */
export async function withIssueEpisodes<Item extends { parts: readonly IssuePart[] }>(
  site: Pick<SiteContext, "content">,
  item: Item,
): Promise<Item> {
  const texts = item.parts.map(({ html }) => html);
  const episodes = await readEpisodeCards(site, texts);
  return { ...item, parts: item.parts.map((part) => ({ ...part, html: withEpisodes(part.html, episodes) })) };
}
