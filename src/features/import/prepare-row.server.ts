import { readingMinutes } from "../articles/article.ts";
import { type ArticleRow, articleHtmlFields, articleRowSchema } from "../articles/article-row.server.ts";
import type { ContentKind, PreparedBatch, PreparedRow } from "../content-drafts/rows/prepared-rows.ts";
import { sanitiseHtml } from "../content-drafts/sanitise-html.server.ts";
import { sanitisedMark } from "../content-drafts/sanitised-mark.server.ts";
import { type EpisodeRow, episodeRowSchema } from "../episodes/episode-row.server.ts";

const knownFields = {
  articles: new Set(Object.keys(articleRowSchema.shape)),
  episodes: new Set(Object.keys(episodeRowSchema.shape)),
};

function prepareArticle(line: number, { previous_slugs, ...row }: ArticleRow): PreparedRow {
  for (const field of articleHtmlFields) {
    const html = row[field];
    row[field] = html ? sanitiseHtml(html) || null : null;
  }
  const minutes = readingMinutes([row.introduction, row.section_1, row.section_2, row.section_3, row.conclusion]);
  const json = JSON.stringify({ ...row, reading_minutes: minutes });
  const mark = sanitisedMark(articleHtmlFields.map((field) => row[field] ?? null));
  return { line, id: row.id, slug: row.slug, json, mark, previousSlugs: previous_slugs };
}

function prepareEpisode(line: number, row: EpisodeRow): PreparedRow {
  return { line, id: row.id, slug: null, json: JSON.stringify(row), mark: null, previousSlugs: [] };
}

type Issue = { path: PropertyKey[]; message: string };

function addProblems(line: number, issues: readonly Issue[], batch: PreparedBatch): void {
  const seen = new Set<string | null>();
  for (const { path, message } of issues) {
    const field = path.length > 0 ? String(path[0]) : null;
    // One fault a field is enough to mend it.
    if (seen.has(field)) continue;
    seen.add(field);
    batch.problems.push({ line, field, message });
  }
}

/** Validates and sanitises one row of a file and adds it, or what is wrong with it, to the batch. */
export function prepareRow(kind: ContentKind, line: number, value: unknown, batch: PreparedBatch): void {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    for (const field of Object.keys(value)) {
      if (!knownFields[kind].has(field) && !batch.ignoredFields.includes(field)) batch.ignoredFields.push(field);
    }
  }
  if (kind === "articles") {
    const checked = articleRowSchema.safeParse(value);
    if (checked.success) batch.rows.push(prepareArticle(line, checked.data));
    else addProblems(line, checked.error.issues, batch);
  } else {
    const checked = episodeRowSchema.safeParse(value);
    if (checked.success) batch.rows.push(prepareEpisode(line, checked.data));
    else addProblems(line, checked.error.issues, batch);
  }
}
