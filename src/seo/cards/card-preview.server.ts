import { z } from "zod";
import { episodeNumber } from "../../features/episodes/episode.ts";
import { drawingPolicy } from "../../server-context/http/file-headers.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { type CardFacts, cardMark } from "./card-facts.ts";

const text = z.string().max(400).default("");

const wanted = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("article"), title: text, category: text, slug: text }),
  z.object({ kind: z.literal("page"), title: text, path: text }),
  z.object({ kind: z.literal("episode"), title: text, label: text, guest: text }),
]);

function factsOf(words: z.output<typeof wanted>): CardFacts {
  const empty = { title: words.title, seed: "", category: "", guest: "", number: "", mark: "" };
  if (words.kind === "article") {
    const { category, slug } = words;
    return { ...empty, kind: "article", seed: `/blog/${slug}`, category, mark: category };
  }
  if (words.kind === "page") return { ...empty, kind: "page", seed: words.path };
  const { label, guest } = words;
  const number = String(episodeNumber(label) ?? "");
  return { ...empty, kind: "episode", guest, number, mark: cardMark({ number, guest }) };
}

const answer = (status: number, body: string, type = "text/plain; charset=utf-8") =>
  new Response(body, {
    status,
    headers: { "Content-Type": type, "Cache-Control": "no-store", "Content-Security-Policy": drawingPolicy },
  });

type CardPreviewParts = Pick<SiteContext, "readSession"> & {
  drawCard: (facts: CardFacts) => Promise<string>;
};

/** SVG of an unpublished page's social card, for administrators only. */
export const createCardPreview =
  ({ readSession, drawCard }: CardPreviewParts) =>
  async (request: Request): Promise<Response> => {
    const user = await readSession(request.headers);
    if (!user) return answer(401, "Sign in to see this.");
    if (user.role !== "admin") return answer(403, "Your account has no access to this.");
    const words = wanted.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!words.success) return answer(400, "This isn’t a card.");
    return answer(200, await drawCard(factsOf(words.data)), "image/svg+xml; charset=utf-8");
  };
