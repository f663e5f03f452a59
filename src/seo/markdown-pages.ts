import { authorName, siteFacts } from "../facts/site-facts.ts";
import type { Article } from "../features/articles/article.ts";
import { type Episode, listItems } from "../features/episodes/episode.ts";
import type { TranscriptParagraph } from "../features/episodes/recording.ts";
import { formatDate } from "../lib/dates.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { articlePath } from "./article-data.ts";
import { episodeAudioUrl, episodePath } from "./episode-data.ts";
import { escapeMarkdown, htmlToMarkdown } from "./html-to-markdown.ts";

const paragraphs = (parts: readonly string[]) => `${parts.filter(Boolean).join("\n\n")}\n`;

export function articleMarkdown(article: Article, origin: string): string {
  const picture = article.featuredImageUrl2 ? absoluteUrl(origin, article.featuredImageUrl2) : undefined;
  const body = (html: string) => htmlToMarkdown(html, origin);
  return paragraphs([
    `# ${escapeMarkdown(article.title)}`,
    escapeMarkdown(article.summary),
    [
      `- Author: ${escapeMarkdown(authorName(article.author))}`,
      `- Published: ${formatDate(article.publicationDate, siteFacts.timeZone)}`,
      `- Category: ${escapeMarkdown(article.category)}`,
      `- URL: ${origin}${articlePath(article.slug)}`,
    ].join("\n"),
    body(article.introduction),
    body(article.section1),
    picture ? `![${escapeMarkdown(article.featuredImageAlt2)}](${picture})` : "",
    body(article.section2),
    body(article.section3),
    body(article.conclusion),
  ]);
}

export function episodeMarkdown(
  episode: Episode,
  origin: string,
  transcript: readonly Pick<TranscriptParagraph, "speaker" | "text">[] = [],
): string {
  const list = (title: string, text: string, ordered: boolean) => {
    const items = listItems(text).map((item, index) => `${ordered ? `${index + 1}.` : "-"} ${escapeMarkdown(item)}`);
    return items.length > 0 ? `## ${title}\n\n${items.join("\n")}` : "";
  };
  const insights = episode.conclusion.split(/\n\s*\n/).map((text) => escapeMarkdown(text.trim()));
  const spoken = transcript.map(({ speaker, text }) =>
    speaker ? `**${escapeMarkdown(speaker)}:** ${escapeMarkdown(text)}` : escapeMarkdown(text),
  );
  return paragraphs([
    `# ${escapeMarkdown(episode.title)}`,
    [
      `- Show: ${siteFacts.podcastName}`,
      ...(episode.episode ? [`- ${escapeMarkdown(episode.episode)}`] : []),
      ...(episode.guestName ? [`- Guest: ${escapeMarkdown(episode.guestName)}`] : []),
      `- Date: ${formatDate(episode.createdAt, siteFacts.timeZone)}`,
      ...(episode.audioPlayer ? [`- Audio: ${episodeAudioUrl(origin, episode)}`] : []),
      `- URL: ${origin}${episodePath(episode.id)}`,
    ].join("\n"),
    escapeMarkdown(episode.summary),
    list("Why CEOs Think This is Important", episode.whyCeosThinkImportant, true),
    ...(insights.some(Boolean) ? ["## Key Insights", ...insights] : []),
    list("About the Guest", episode.aboutGuest, false),
    list("Key Takeaways", episode.keyTakeaways, false),
    list("Action Items", episode.actionItems, true),
    ...(spoken.length > 0 ? ["## Transcript", ...spoken] : []),
  ]);
}
