import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Failure, fail, ok, type Result } from "../../lib/result.ts";
import type { Db } from "../../server-context/db.ts";
import { inTransaction } from "../../server-context/in-transaction.server.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { articleType } from "../articles/editing/article-editing.server.ts";
import { articleHtmlParts } from "../articles/editing/article-editing.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { programActor } from "../audit/program-actor.ts";
import { createContentEditing } from "../content-drafts/content-editing.server.ts";
import { type ContentRow, type ContentType, lockRow } from "../content-drafts/content-type.server.ts";
import { createVersion, recordReplacedVersion } from "../content-drafts/editing.server.ts";
import { type ContentKind, type DatedKind, draftedStatus, type Editable } from "../content-drafts/editing.ts";
import { episodeType } from "../episodes/editing/episode-editing.server.ts";
import { plainMarkdownToHtml } from "../import/sources/markdown-text.ts";
import { issueSlots } from "../newsletter/issues/issue-content.ts";
import { issueType } from "../newsletter/issues/issue-type.server.ts";
import { pageType } from "../own-pages/editing/page-editing.server.ts";
import { parseSections, unreadableSections } from "../own-pages/read-sections.ts";
import { mergeSections } from "./page-sections.ts";

/** The administrator that a program writes for, and the program's own name. */
export type Writer = { user: { id: string; email: string }; program: string };

/** The name in logs and versions. */
export const writerName = ({ user, program }: Writer): string => programActor(program, user.email);

const asUser = (writer: Writer): SignedInUser => ({
  id: writer.user.id,
  email: writerName(writer),
  name: writer.program,
  role: "admin",
});

/** Texts by field of the editor. */
export type Texts = Readonly<Record<string, string>>;

/** Kinds of drafts; for assistants, a "page" is the texts of a built-in page. */
export type DraftedKind = DatedKind | "own-page";

export type WrittenDraft = {
  kind: DraftedKind;
  id: number;
  /** For the next change. */
  version: string;
};

export type ReadContent = WrittenDraft & { state: string; texts: Texts };

type Opened = Editable<Record<string, string>>;

type Draftable = {
  /** The kind in the database and in logs. */
  kind: ContentKind;
  /** Fields that an assistant can write; those in `html` are Markdown or HTML. */
  fields: readonly string[];
  html: readonly string[];
  open: (db: Db, user: SignedInUser, id: number) => Promise<Opened | null>;
  write: (db: Db, writer: Writer, draft: { id: number; base: string; content: Texts; key: string }) => Promise<number>;
  saveReplaced: (db: Db, opened: Opened) => Promise<void>;
  lock: (db: Db, id: number) => Promise<unknown>;
};

function draftable<
  Content extends Record<string, string>,
  Row extends ContentRow,
  Values extends Record<string, unknown>,
>(
  type: ContentType<Content, Row, Values>,
  { plain, html }: { plain: readonly string[]; html: readonly string[] },
): Draftable {
  const editing = createContentEditing(type);
  const { kind } = type;
  return {
    kind,
    fields: [...plain, ...html],
    html,
    open: editing.open,
    async write(db, writer, { content, ...draft }) {
      const input = { ...draft, content: type.clean(editing.read(content)), draftedBy: writer.program };
      return (await editing.autosave(db, asUser(writer), input)).id;
    },
    async saveReplaced(db, { id, state, base, stored, draft }) {
      // The public version is stored already.
      if (state !== "draft" && !draft) return;
      const replaced = {
        content: editing.read(draft?.content ?? stored),
        status: state === "draft" ? state : "unsaved",
        base: draft?.base ?? base,
      };
      await recordReplacedVersion(db, { kind, id }, replaced, editing.read);
    },
    lock: (db, id) => inTransaction(db, (trx) => lockRow(trx, type, id)),
  };
}

const issueHtml = issueSlots.map((slot) => `${slot}Html`);
const draftables: Readonly<Record<DraftedKind, Draftable>> = {
  article: draftable(articleType, {
    plain: ["title", "slug", "summary", "category", "author", "searchTitle", "seoDescription", "keywords", "language"],
    html: articleHtmlParts,
  }),
  episode: draftable(episodeType, {
    plain: [
      "title",
      "summary",
      "keywords",
      "language",
      "whyCeosThinkImportant",
      "conclusion",
      "aboutGuest",
      "keyTakeaways",
      "actionItems",
    ],
    html: [],
  }),
  issue: draftable(issueType, {
    plain: ["title", "previewText", "slug", "language", "order", ...issueSlots.map((slot) => `${slot}Title`)],
    html: issueHtml,
  }),
  "own-page": draftable(pageType, { plain: ["title", "slug", "description", "sections", "language"], html: [] }),
};

export const draftedFields = (kind: DraftedKind): readonly string[] => draftables[kind].fields;

export const storedKind = (kind: DraftedKind): ContentKind => draftables[kind].kind;

/** Identifies the stored text and the owner's unsaved changes. */
const versionOf = ({ base, draft }: Opened): string => `${base}/${draft?.savedAt ?? ""}`;

/** HTML that was read is written back unchanged; as Markdown, some of its characters would be syntax. */
const isHtml = (text: string) => /^\s*<[a-z]/i.test(text) && text.trimEnd().endsWith(">");

/** Converts Markdown; sanitised when stored. */
const asHtml = (text: string): string => (text && !isHtml(text) ? plainMarkdownToHtml(text).trim() : text);

/** Includes the owner's unsaved text; undefined if it doesn't exist. */
export async function readContent(
  db: Db,
  writer: Writer,
  { kind, id }: { kind: DraftedKind; id: number },
): Promise<ReadContent | undefined> {
  const { open, fields } = draftables[kind];
  const opened = id > 0 ? await open(db, asUser(writer), id) : null;
  if (!opened) return undefined;
  const content = opened.draft?.content ?? opened.stored;
  const texts = Object.fromEntries(fields.flatMap((name) => (content[name] ? [[name, content[name]]] : [])));
  return { kind, id, version: versionOf(opened), state: opened.state, texts };
}

/** "conflict": changed since it was read; "gone": deleted. */
export type DraftFailure<Code extends string = "invalid" | "conflict" | "gone"> = Failure<Code> & { sentence: string };

/** Sections that this version can't read would be lost with a save. */
const hasUnreadable = ({ stored, draft }: Opened): boolean =>
  [stored, draft?.content ?? stored].some(({ sections = "" }) => !parseSections(sections));

function problemOf({ fields }: Draftable, texts: Texts, opened?: Opened): string | undefined {
  const unknown = Object.keys(texts).find((name) => !fields.includes(name));
  if (unknown !== undefined) return `There is no field “${unknown}”. Fields: ${fields.join(", ")}.`;
  return opened && hasUnreadable(opened) ? unreadableSections : undefined;
}

/** The existing fields with the given ones, or why those can't be written. */
function withTexts(
  kind: DraftedKind,
  texts: Texts,
  opened?: Opened,
): Result<Record<string, string>, DraftFailure<"invalid">> {
  const sentence = problemOf(draftables[kind], texts, opened);
  if (sentence) return fail("invalid", { sentence });
  const { html } = draftables[kind];
  const existing = opened && (opened.draft?.content ?? opened.stored);
  const content: Record<string, string> = { ...existing };
  for (const [name, text] of Object.entries(texts)) content[name] = html.includes(name) ? asHtml(text) : text;
  if (kind !== "own-page" || texts.sections === undefined) return ok(content);
  const sections = mergeSections(existing?.sections ?? "", texts.sections, asHtml);
  return sections.ok ? ok({ ...content, sections: sections.value }) : sections;
}

/** Still known after the owner has saved it, when its draft and the key there are gone. */
async function findDrafted(db: Db, writer: Writer, kind: ContentKind, key: string): Promise<number | undefined> {
  const created = await db
    .selectFrom("audit_log")
    .select("subject_id")
    .where("actor", "=", writerName(writer))
    .where("action", "=", `${kind}.create`)
    .where(sql<string>`detail ->> 'requestId'`, "=", key)
    .executeTakeFirst();
  return created && Number(created.subject_id);
}

/** Creates a draft that only the owner sees. A repeated `key` gives the same draft, as it is now; "gone": deleted meanwhile. */
export async function createDraft(
  db: Db,
  writer: Writer,
  { kind, texts, key = randomUUID() }: { kind: DraftedKind; texts: Texts; key?: string | undefined },
): Promise<Result<WrittenDraft, DraftFailure<"invalid" | "gone">>> {
  const result = withTexts(kind, texts);
  if (!result.ok) return result;
  if (!texts.title?.trim()) return fail("invalid", { sentence: "Give it a title." });
  const content = kind === "issue" ? { inArchive: "yes", ...result.value } : result.value;
  return inTransaction(db, async (trx): Promise<Result<WrittenDraft, DraftFailure<"gone">>> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${key}`}, 0))`.execute(trx);
    const drafted = await findDrafted(trx, writer, storedKind(kind), key);
    const id = drafted ?? (await draftables[kind].write(trx, writer, { id: 0, base: "", content, key }));
    if (drafted === undefined)
      await createVersion(trx, asUser(writer), { kind: storedKind(kind), id }, { content, status: draftedStatus });
    const opened = await readContent(trx, writer, { kind, id });
    return opened ? ok({ kind, id, version: opened.version }) : fail("gone", { sentence: "It has been deleted." });
  });
}

/**
 * Changes fields of a draft, or the owner's unsaved text of public content. "conflict": changed since `version` was read, so
 * nothing is overwritten. Both the previous text and the new one are stored as versions.
 */
export async function reviseDraft(
  db: Db,
  writer: Writer,
  { kind, id, version, texts }: WrittenDraft & { texts: Texts },
): Promise<Result<WrittenDraft, DraftFailure>> {
  const { kind: contentKind, open, write, saveReplaced, lock } = draftables[kind];
  return inTransaction(db, async (trx): Promise<Result<WrittenDraft, DraftFailure>> => {
    await lock(trx, id);
    const opened = await open(trx, asUser(writer), id);
    if (!opened) return fail("gone", { sentence: "It has been deleted." });
    const current = versionOf(opened);
    if (current !== version) {
      const sentence = `It has changed since you read it. Read it again; its version is ${current}.`;
      return fail("conflict", { sentence });
    }
    const result = withTexts(kind, texts, opened);
    if (!result.ok) return result;
    const content = result.value;
    await saveReplaced(trx, opened);
    await write(trx, writer, { id, base: opened.draft?.base ?? opened.base, content, key: "" });
    const revised = await open(trx, asUser(writer), id);
    const newContent = revised?.draft?.content ?? content;
    await createVersion(trx, asUser(writer), { kind: contentKind, id }, { content: newContent, status: draftedStatus });
    await recordAudit(trx, {
      actor: writerName(writer),
      action: `${contentKind}.save-draft`,
      subjectKind: contentKind,
      subjectId: id,
    });
    return ok({ kind, id, version: revised ? versionOf(revised) : version });
  });
}
