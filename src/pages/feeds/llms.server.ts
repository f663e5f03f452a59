import { feedAnswer } from "../../seo/feed-answer.ts";
import { llmsText } from "../../seo/llms-text.ts";
import type { RequestContext } from "../../server-context/request-context.ts";

/** Newest articles listed individually for language models. */
const guideArticles = 45;

export async function answerLlmsText({ content }: Pick<RequestContext, "content">, origin: string): Promise<Response> {
  const articles = [];
  for (let page = 1; articles.length < guideArticles; page++) {
    const found = (await content.listArticles({ page })).articles;
    if (found.length === 0) break;
    articles.push(...found);
  }
  const episodes = await content.listEpisodes();
  return feedAnswer(llmsText({ origin, articles, episodes }), { type: "text/plain" });
}
