import { convert } from "html-to-text";
import type { Site } from "../../../facts/site.ts";
import { slugOf } from "../../../lib/slug.ts";
import { truncateAtWord } from "../../../lib/truncate.ts";
import { decodedPath, isWebUrl } from "../../../lib/web-url.ts";
import { type ArticleContent, emptyArticle } from "../../articles/editing/article-editing.ts";
import type { SaveIntent } from "../../content-drafts/editing.ts";
import { type EpisodeContent, emptyEpisode, seasonNumber } from "../../episodes/editing/episode-editing.ts";
import { readSheet } from "../../episodes/show-notes.ts";
import { writeSoundbites } from "../../episodes/soundbites.ts";
import { emptyPage, type PageContent } from "../../own-pages/editing/page-editing.ts";
import { sectionsText } from "../../own-pages/read-sections.ts";
import { splitParts } from "../article-parts.ts";
import type { SourceArticle, SourceEpisode, SourceState } from "../site-export.ts";
import { categoryOfTag, type ImportChoice } from "../site-import.ts";
import { newArticle } from "../sources/finish-items.ts";

const maxTitle = 300;
const summaryLength = 300;

const paragraph = { format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } };

/** One paragraph per block; links are followed by their URL. */
export const plainTextOf = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      ...["img", "script", "style"].map((selector) => ({ selector, format: "skip" })),
      ...["h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "td", "th", "br"].map(
        (selector) => ({ selector, ...paragraph }),
      ),
      { selector: "a", format: "anchor", options: { ignoreHref: true } },
      {
        selector: 'a[href^="http"]',
        format: "anchor",
        options: { ignoreHref: false, linkBrackets: ["(", ")"], hideLinkHrefIfSameAsText: true },
      },
    ],
  })
    .replaceAll("\u00a0", " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

const summaryOf = (text: string) => truncateAtWord(text.replaceAll(/\s+/g, " ").trim(), summaryLength);

/** Without the URLs that `plainTextOf` spells out. */
const generatedSummary = (text: string) => summaryOf(text.replaceAll(/ ?\(?https?:\/\/[^\s)]+\)?/g, ""));

const titleOf = (title: string): string => title.replaceAll(/\s+/g, " ").trim().slice(0, maxTitle);

/** A slug that can be stored, whatever the export contains. */
export const slugFor = ({ slug, title }: Pick<SourceArticle, "slug" | "title">): string =>
  slugOf(decodedPath(slug)) || slugOf(title) || "untitled";

export const categoryOf = (tags: readonly string[], choice: ImportChoice): string =>
  tags.map((tag) => categoryOfTag(choice, tag)).find(Boolean) ?? choice.category;

const carriedFields = ({ fields = {} }: Pick<SourceArticle, "fields">, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** Fields that not every format has. */
const episodeFields = Object.keys(emptyEpisode).filter(
  (name) => !["title", "banner", "audioPlayer", "createdAt"].includes(name),
);

/** `html` and `picture` have the URLs of copied files. */
export function articleContent(
  site: Site,
  item: SourceArticle,
  {
    html,
    picture,
    secondPicture = "",
    choice,
  }: { html: string; picture: string; secondPicture?: string; choice: ImportChoice },
): ArticleContent {
  const parts = splitParts(html);
  return {
    ...emptyArticle,
    ...carriedFields(item, ["featuredImageAlt2", "language"]),
    title: titleOf(item.title),
    slug: slugFor(item),
    // Some feeds put the entire text into the excerpt.
    summary: (item.fields ? item.excerpt.trim() : summaryOf(item.excerpt)) || generatedSummary(plainTextOf(html)),
    category: item.fields?.category === "" ? "" : categoryOf(item.tags, choice),
    author: item.authors.map((name) => (choice.ownAuthors.includes(name) ? site.facts.name : name)).join(", "),
    featuredImageUrl: picture,
    featuredImageUrl2: secondPicture,
    ...parts,
    searchTitle: item.metaTitle && item.metaTitle !== item.title ? item.metaTitle.trim() : "",
    canonicalUrl: isWebUrl(item.canonicalUrl ?? "") ? (item.canonicalUrl ?? "") : "",
    seoDescription: (item.metaDescription ?? "").trim(),
    keywords: item.fields?.keywords ?? item.tags.join(", "),
    publicationDate: item.publishedAt ?? "",
  };
}

/** Like `articleContent`, but without a generated description, because pages show it above the text. */
export function pageContent(
  item: SourceArticle,
  { html, picture, alt }: { html: string; picture: string; alt: string },
): PageContent {
  const shared = { isHidden: false, items: [] };
  return {
    ...emptyPage,
    title: titleOf(item.title),
    slug: slugFor(item),
    description: (item.metaDescription ?? "").trim() || summaryOf(item.excerpt),
    sections: sectionsText([
      ...(picture
        ? [{ ...shared, key: "picture", kind: "picture" as const, words: { src: picture, alt, caption: "" } }]
        : []),
      ...(html.trim() ? [{ ...shared, key: "text", kind: "text" as const, words: { title: "", html } }] : []),
    ]),
    publishedAt: item.publishedAt ?? "",
  };
}

const isGuest = (role: string | null) => role === null || /guest/i.test(role);

/** A first paragraph without links or formatting, which the summary repeats. */
const plainOpening = /^\s*<p>[^<]*<\/p>/;

/** `item.html` is sanitised. */
export function episodeContent(
  item: SourceEpisode,
  { audioPlayer, picture }: { audioPlayer: string; picture: string },
): EpisodeContent {
  const [first = ""] = plainTextOf(item.html).split("\n\n");
  const [opening = ""] = first.length <= summaryLength ? (plainOpening.exec(item.html) ?? []) : [];
  return {
    ...emptyEpisode,
    episode: item.number === null ? "" : `Episode ${item.number}`,
    season: String(seasonNumber(String(item.season)) ?? ""),
    soundbites: writeSoundbites(item.soundbites),
    title: titleOf(item.title),
    summary: generatedSummary(first) || titleOf(item.title),
    guestName: item.people
      .filter(({ role }) => isGuest(role))
      .map(({ name }) => name)
      .join(", "),
    banner: picture,
    audioPlayer,
    ...readSheet(item.html.slice(opening.length)),
    episodeType: item.type ?? "",
    explicit: item.isExplicit ? "yes" : "",
    ...carriedFields(item, episodeFields),
    createdAt: item.publishedAt ?? "",
  };
}

/** Applies the choice for articles with a recording; a page that was imported as an article stays one. */
export function asChosen(
  item: SourceArticle | SourceEpisode,
  { posts, isArticle }: { posts: ImportChoice["posts"]; isArticle: boolean },
): SourceArticle | SourceEpisode {
  if (item.kind === "page" && isArticle) return { ...item, kind: "article", state: "draft" };
  if (item.kind !== "episode" || !item.post || posts === "episodes") return item;
  const { key, place, guid, title, html, state, publishedAt, picture, notes, oldUrls, enclosure, post } = item;
  const article = { key, place, guid, title, html, state, publishedAt, picture, notes, oldUrls, ...post };
  return newArticle({ ...article, recording: enclosure?.url });
}

/** State to store; a past schedule is public. */
export function intentFor(
  state: SourceState,
  { keepsState, date, currentState }: { keepsState: boolean; date: string; currentState: SourceState },
  now = Date.now(),
): SaveIntent {
  if (!keepsState) return currentState === "published" ? "update" : "draft";
  if (state === "draft") return "draft";
  if (state === "scheduled" && Date.parse(date) > now) return "schedule";
  return currentState === "published" ? "update" : "publish";
}

/** One message for each fact that the site has no field for. */
export function articleLosses(item: SourceArticle): string[] {
  const isPage = item.kind === "page";
  return [
    ...(item.title.trim() ? [] : ["It has no title."]),
    ...(item.title.trim().length > maxTitle ? [`The title is cut to ${maxTitle} characters.`] : []),
    ...(isPage && item.tags.length > 0 ? ["Its tags are left out: pages have none."] : []),
    ...(isPage && item.metaTitle ? ["Its title for search results is left out: pages have none."] : []),
    ...(isPage && item.canonicalUrl ? ["Its canonical URL is left out: pages have none."] : []),
    ...(!isPage && item.tags.length > 1 && !item.fields
      ? ["The first tag becomes the category, all become keywords."]
      : []),
  ];
}

export function episodeLosses(item: SourceEpisode): string[] {
  return [...(item.title.trim() ? [] : ["It has no title."]), ...(item.enclosure ? [] : ["It has no recording."])];
}
