import type { Db } from "../../server-context/db.ts";
import type { ArticleNeighbours } from "./article.ts";
import { readByCatalogue } from "./article-cards.server.ts";

/** The visible articles published just before and just after this one; null where there is none. */
export async function getArticleNeighbours(db: Db, id: number): Promise<ArticleNeighbours> {
  const { articles, rest } = await readByCatalogue(db, ({ all }) => {
    const at = all.indexOf(id);
    // The list is newest first.
    const previousId = at < 0 ? undefined : all[at + 1];
    const nextId = at < 0 ? undefined : all[at - 1];
    const ids = [previousId, nextId].filter((each) => each !== undefined);
    return { ids: Float64Array.from(ids), rest: { previousId, nextId } };
  });
  const find = (wanted: number | undefined) => {
    const found = articles.find((article) => article.id === wanted);
    return found ? { slug: found.slug, title: found.title } : null;
  };
  return { previous: find(rest.previousId), next: find(rest.nextId) };
}
