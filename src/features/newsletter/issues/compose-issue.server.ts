import { escapeHtml } from "../../../lib/plain-text.ts";
import type { ContentSource } from "../../../server-context/content-source.ts";
import { emptyIssue, type IssueForm, issuePartNames } from "./issue-content.ts";
import { usualTime } from "./usual-time.server.ts";

const day = 86_400_000;
/** An issue sums up what came since the last one, but never more than this. */
const longestGap = 31 * day;
/** Articles listed beside the main one. */
const maxFurther = 5;

type Composed = Pick<ContentSource, "listNewestArticles" | "listEpisodes">;

const link = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;
const minutes = (seconds: number | undefined) => (seconds ? `, ${Math.max(1, Math.round(seconds / 60))} min` : "");

/**
 * A new issue: the newest article and episode since the last issue (or of the last week) with title, summary and link,
 * further articles as a list, and the standing blocks of the newsletter, still to be written.
 */
export async function composeIssue(
  content: Composed,
  { lastSentAt, zone, now }: { lastSentAt: Date | null; zone: string; now: Date },
): Promise<IssueForm> {
  const gap = lastSentAt ? now.getTime() - lastSentAt.getTime() : 7 * day;
  const since = now.getTime() - (gap > longestGap ? 7 * day : Math.max(gap, 7 * day));
  const isNew = (iso: string) => Date.parse(iso) > since && Date.parse(iso) <= now.getTime();
  const [articles, episodes] = await Promise.all([
    content.listNewestArticles({ count: maxFurther + 1 }),
    content.listEpisodes(),
  ]);
  const [main, ...further] = articles.filter(({ publicationDate }) => isNew(publicationDate));
  const episode = episodes.find(({ createdAt }) => isNew(createdAt));
  const form: IssueForm = {
    ...emptyIssue,
    scheduledAt: usualTime(now, zone).toISOString(),
    caseTitle: issuePartNames.case,
    episodeTitle: issuePartNames.episode,
    mondayTitle: issuePartNames.monday,
    meetingTitle: issuePartNames.meeting,
  };
  if (main) {
    const path = `/blog/${encodeURIComponent(main.slug)}`;
    form.caseHtml =
      `<h3>${link(path, main.title)}</h3><p>${escapeHtml(main.summary)}</p>` +
      `<p>${link(path, `Read the article, ${main.readingMinutes} min`)}</p>`;
  }
  if (episode) {
    const path = `/episode/${episode.id}`;
    form.episodeHtml =
      `<h3>${link(path, episode.title)}</h3><p>${escapeHtml(episode.summary)} ` +
      `${link(path, `Listen${minutes(episode.seconds)}`)}</p>`;
  }
  const slots = ["opening", "case", ...(episode ? ["episode"] : []), "monday", "meeting"];
  if (further.length > 0) {
    form.text1Title = "Also on the site";
    const items = further.map(({ slug, title, summary }) => {
      return `<li>${link(`/blog/${encodeURIComponent(slug)}`, title)}<br>${escapeHtml(summary)}</li>`;
    });
    form.text1Html = `<ul>${items.join("")}</ul>`;
    slots.push("text1");
  }
  return { ...form, order: slots.join(",") };
}
