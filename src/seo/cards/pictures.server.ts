import type { ProcessedPage, ResponseCache } from "../../../server/cache/response-cache.ts";
import { loggedPath } from "../../../server/http/log-requests.ts";
import type { Pages } from "../../../server/http/pages.ts";
import { drawingPolicy, type StaticFile } from "../../../server/http/static-files.ts";
import type { Logger } from "../../../server/logger.ts";
import { drawArtwork } from "../../chart/drawn-artwork.ts";
import { drawCover } from "../../features/articles/draw-cover.server.ts";
import { coverSubject } from "../../features/articles/drawn-cover.ts";
import { ownUrl } from "../../request-target.ts";
import type { ContentSource } from "../../server-context/content-source.ts";
import { answerFinished } from "../../server-context/http/stored-answer.server.ts";
import type { PictureStore } from "../../server-context/pictures/picture-store.server.ts";
import { coverInAccent, createCards } from "./cards.server.ts";

type PictureParts = {
  siteUrl: string;
  content: Pick<ContentSource, "getEpisode">;
  cache: Pick<ResponseCache, "serve">;
  pictures: PictureStore;
  pages: Pick<Pages, "get">;
  staticFiles: ReadonlyMap<string, StaticFile>;
  logger: Logger;
};

const noDrawing: ProcessedPage = {
  status: 404,
  headers: { "Content-Type": "text/plain; charset=utf-8" },
  body: Buffer.from(""),
};

const drawing = (svg: string): ProcessedPage => ({
  status: 200,
  headers: {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Content-Security-Policy": drawingPolicy,
    "Cache-Control": "public, max-age=3600, stale-while-revalidate=604800",
    Vary: "Accept-Encoding",
  },
  body: Buffer.from(svg),
});

export function createPictures({ siteUrl, content, cache, pictures, pages, staticFiles, logger }: PictureParts) {
  async function drawEpisode(id: number): Promise<string | undefined> {
    const episode = await content.getEpisode(id);
    return episode ? drawArtwork(episode.guestName, episode.number) : undefined;
  }

  async function renderArtwork(id: number): Promise<ProcessedPage> {
    const svg = await drawEpisode(id);
    return svg === undefined ? noDrawing : drawing(svg);
  }

  const cards = createCards({
    siteUrl,
    store: pictures,
    page: (path) => pages.get(ownUrl(siteUrl, path)),
    drawArtwork: drawEpisode,
    fallback: () => staticFiles.get("/blank-card.png")?.body,
    onFailure: (path, error) =>
      logger.error({ path: loggedPath(path), error: (error as Error).message }, "could not draw a card"),
  });

  return {
    card: cards.card,
    siteCard: cards.siteCard,
    draftCard: cards.draftCard,
    showCover: cards.showCover,
    episodeCover: cards.episodeCover,
    async artwork(request: Request, id: number): Promise<Response> {
      return answerFinished(request, await cache.serve(`/artwork/${id}.svg`, () => renderArtwork(id)));
    },
    async cover(request: Request, path: string): Promise<Response> {
      const subject = coverSubject(path);
      if (!subject) return answerFinished(request, noDrawing);
      const draw = async () => {
        const svg = drawCover(subject.seed, subject.industry);
        return drawing(subject.industry ? svg : coverInAccent(svg));
      };
      return answerFinished(request, await cache.serve(path, draw));
    },
  };
}
