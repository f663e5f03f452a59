import { sql } from "kysely";
import { z } from "zod";
import { slugAdvice, slugPattern } from "../../../lib/slug.ts";
import { languageOf } from "../../../lib/text-language.ts";
import type { Db } from "../../../server-context/db.ts";
import type { ContentType } from "../../content-drafts/content-type.server.ts";
import { storedHtml } from "../../content-drafts/stored-html.server.ts";
import type { IssuePart } from "./issue.ts";
import { emptyIssue, formOfParts, type IssueForm, issueSlots, isWritable, partsOf } from "./issue-content.ts";
import { indexIssue } from "./issue-passages.server.ts";
import { findIssueRow, type IssueRow } from "./issue-row.server.ts";

type IssueValues = {
  subject: string;
  preview_text: string;
  slug: string | null;
  parts: string;
  in_archive: boolean;
  language: string | null;
  scheduled_at: string | null;
};

const fieldSchema = z.object({
  title: z.string().max(200, "The subject is longer than 200 characters."),
  previewText: z.string().max(300, "The preview text is longer than 300 characters."),
  slug: z
    .string()
    .max(120, "The URL is longer than 120 characters.")
    .refine((slug) => slug === "" || slugPattern.test(slug), `${slugAdvice} in the URL.`),
});

function fieldProblems(content: IssueForm): Record<string, string> {
  const { error } = fieldSchema.safeParse({ ...content, slug: content.slug.trim() });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

async function isSlugTaken(db: Db, slug: string, id: number): Promise<boolean> {
  const query = db.selectFrom("newsletter_issues").select("id").where("slug", "=", slug).where("id", "<>", id);
  return (await query.executeTakeFirst()) !== undefined;
}

function toContent(
  row: Pick<IssueRow, "subject" | "preview_text" | "slug" | "in_archive" | "language" | "scheduled_at"> & {
    parts: unknown;
  },
): IssueForm {
  const parts = (typeof row.parts === "string" ? JSON.parse(row.parts) : row.parts) as IssuePart[];
  const at = row.scheduled_at ? new Date(row.scheduled_at).toISOString() : "";
  return {
    ...emptyIssue,
    ...formOfParts(parts),
    title: row.subject,
    previewText: row.preview_text,
    slug: row.slug ?? "",
    inArchive: row.in_archive ? "yes" : "",
    language: languageOf(row.language) ?? "",
    scheduledAt: at,
  };
}

/** Saves never change the status; only sending does. */
export const issueType: ContentType<IssueForm, IssueRow, IssueValues> = {
  kind: "issue",
  table: "newsletter_issues",
  dateField: "scheduledAt",
  empty: emptyIssue,
  findRow: findIssueRow,
  toContent,
  toValues: (content, _status, date) => ({
    subject: content.title.trim(),
    preview_text: content.previewText.trim(),
    slug: content.slug.trim() || null,
    parts: JSON.stringify(partsOf(content)),
    in_archive: content.inArchive === "yes",
    language: languageOf(content.language) ?? null,
    scheduled_at: date,
  }),
  clean(content) {
    const clean = { ...content };
    for (const slot of issueSlots) clean[`${slot}Html`] = storedHtml(content[`${slot}Html`]);
    return clean;
  },
  fieldProblems,
  async complete(trx, content, { before, fields }) {
    if (before && !isWritable(before.status)) {
      fields.title = "Its text was fixed when sending began. Save it as a new issue instead.";
    }
    const slug = content.slug.trim();
    if (slug && !fields.slug && (await isSlugTaken(trx, slug, before?.id ?? 0))) {
      fields.slug = "Another issue already has this URL.";
    }
    if (before?.status === "sent" && slug !== before.slug)
      fields.slug ??= "A sent issue keeps an address: emails link to it.";
    return content;
  },
  async draftContent(trx, content, before) {
    const wrong = fieldProblems(content);
    const slug = content.slug.trim();
    const isFree = !wrong.slug && !(slug && (await isSlugTaken(trx, slug, before?.id ?? 0)));
    return {
      ...content,
      title: content.title.slice(0, 200),
      previewText: content.previewText.slice(0, 300),
      slug: isFree ? slug : (before?.slug ?? ""),
    };
  },
  insert: async (trx, values, user) => {
    const row = { ...values, created_by: user.email };
    const { id } = await trx.insertInto("newsletter_issues").values(row).returning("id").executeTakeFirstOrThrow();
    return id;
  },
  update: (trx, id, { scheduled_at, ...values }) =>
    trx
      .updateTable("newsletter_issues")
      .set((row) => ({
        ...values,
        // The time of a scheduled issue is changed by scheduling only.
        scheduled_at: sql<Date | null>`case when status = 'draft' then ${scheduled_at}::timestamptz else scheduled_at end`,
        version: row("version", "+", 1),
        updated_at: sql<Date>`now()`,
      }))
      .where("id", "=", id)
      .execute(),
  afterSave: indexIssue,
};
