import { randomUUID } from "node:crypto";
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
import { withGivenSections } from "./page-sections.ts";

/** The administrator that a program writes for, and the program's own name. */
export type Writer = { user: { id: string; email: string }; program: string };

/** As logs and versions name it. */
export const writerName = ({ user, program }: Writer): string => programActor(program, user.email);

const asUser = (writer: Writer): SignedInUser => ({
  id: writer.user.id,
  email: writerName(writer),
  name: writer.program,
  role: "admin",
});

/** Texts by field, as the editor has them. */
export type Texts = Readonly<Record<string, string>>;

/** Kinds of drafts; assistants call the words of one of the site's pages a "page". */
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
  /** As it is stored and logged. */
  kind: ContentKind;
  /** Fields that an assistant may write; of them, `html` are Markdown or HTML. */
  fields: readonly string[];
  html: readonly string[];
  open: (db: Db, user: SignedInUser, id: number) => Promise<Opened | null>;
  write: (db: Db, writer: Writer, draft: { id: number; base: string; content: Texts; key: string }) => Promise<number>;
  keepReplaced: (db: Db, opened: Opened) => Promise<void>;
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
    async keepReplaced(db, { id, state, base, stored, draft }) {
      // Public text stays as it is.
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
    plain: ["title", "previewText", "slug", "order", ...issueSlots.map((slot) => `${slot}Title`)],
    html: issueHtml,
  }),
  "own-page": draftable(pageType, { plain: ["title", "slug", "description", "sections", "language"], html: [] }),
};

export const draftedFields = (kind: DraftedKind): readonly string[] => draftables[kind].fields;

export const storedKind = (kind: DraftedKind): ContentKind => draftables[kind].kind;

/** Names the stored text and the owner's unsaved one. */
const versionOf = ({ base, draft }: Opened): string => `${base}/${draft?.savedAt ?? ""}`;

const unknownFields = (kind: DraftedKind, texts: Texts): string[] =>
  Object.keys(texts).filter((name) => !draftables[kind].fields.includes(name));

/** As it is read; Markdown would change characters that look like marks. */
const isHtml = (text: string) => /^\s*<[a-z]/i.test(text) && text.trimEnd().endsWith(">");

/** HTML, also of Markdown; sanitised where it is stored. */
const asHtml = (text: string): string => (text && !isHtml(text) ? plainMarkdownToHtml(text).trim() : text);

/** With the owner's unsaved text; undefined if it doesn't exist. */
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
export type Refusal<Code extends string = "invalid" | "conflict" | "gone"> = Failure<Code> & { sentence: string };

/** Sections that this version can't read would be lost with a save. */
const hasUnreadable = ({ stored, draft }: Opened): boolean =>
  [stored, draft?.content ?? stored].some(({ sections = "" }) => !parseSections(sections));

const problemOf = (kind: DraftedKind, texts: Texts, opened?: Opened): { sentence: string } | undefined => {
  const [unknown] = unknownFields(kind, texts);
  if (unknown !== undefined)
    return { sentence: `There is no field “${unknown}”. Fields: ${draftables[kind].fields.join(", ")}.` };
  return opened && hasUnreadable(opened) ? { sentence: unreadableSections } : undefined;
};

/** The existing fields with the given ones, or why those can't be written. */
function withTexts(
  kind: DraftedKind,
  texts: Texts,
  opened?: Opened,
): Result<Record<string, string>, Refusal<"invalid">> {
  const problem = problemOf(kind, texts, opened);
  if (problem) return fail("invalid", problem);
  const { html } = draftables[kind];
  const before = opened && (opened.draft?.content ?? opened.stored);
  const content: Record<string, string> = { ...before };
  for (const [name, text] of Object.entries(texts)) content[name] = html.includes(name) ? asHtml(text) : text;
  if (kind !== "own-page" || texts.sections === undefined) return ok(content);
  const sections = withGivenSections(before?.sections ?? "", texts.sections, asHtml);
  return sections.ok ? ok({ ...content, sections: sections.value }) : sections;
}

/** A new draft, which nobody sees but the owner. A repeated `key` gives the same draft. */
export async function createDraft(
  db: Db,
  writer: Writer,
  { kind, texts, key = randomUUID() }: { kind: DraftedKind; texts: Texts; key?: string | undefined },
): Promise<Result<WrittenDraft, Refusal<"invalid">>> {
  const result = withTexts(kind, texts);
  if (!result.ok) return result;
  if (!texts.title?.trim()) return fail("invalid", { sentence: "Give it a title." });
  const content = kind === "issue" ? { inArchive: "yes", ...result.value } : result.value;
  const id = await draftables[kind].write(db, writer, { id: 0, base: "", content, key });
  const opened = await readContent(db, writer, { kind, id });
  await createVersion(db, asUser(writer), { kind: storedKind(kind), id }, { content, status: draftedStatus });
  return ok({ kind, id, version: opened?.version ?? "" });
}

/**
 * Changes fields of a draft; of public content, the owner's unsaved text. "conflict": changed since `version` was read, so
 * nothing is overwritten. The earlier text and the new one stay under Versions.
 */
export async function reviseDraft(
  db: Db,
  writer: Writer,
  { kind, id, version, texts }: WrittenDraft & { texts: Texts },
): Promise<Result<WrittenDraft, Refusal>> {
  const { kind: contentKind, open, write, keepReplaced, lock } = draftables[kind];
  return inTransaction(db, async (trx): Promise<Result<WrittenDraft, Refusal>> => {
    await lock(trx, id);
    const opened = await open(trx, asUser(writer), id);
    if (!opened) return fail("gone", { sentence: "It has been deleted." });
    const now = versionOf(opened);
    if (now !== version)
      return fail("conflict", { sentence: `It has changed since you read it. Read it again; its version is ${now}.` });
    const result = withTexts(kind, texts, opened);
    if (!result.ok) return result;
    const content = result.value;
    await keepReplaced(trx, opened);
    await write(trx, writer, { id, base: opened.draft?.base ?? opened.base, content, key: "" });
    const after = await open(trx, asUser(writer), id);
    const newContent = after?.draft?.content ?? content;
    await createVersion(trx, asUser(writer), { kind: contentKind, id }, { content: newContent, status: draftedStatus });
    await recordAudit(trx, {
      actor: writerName(writer),
      action: `${contentKind}.save-draft`,
      subjectKind: contentKind,
      subjectId: id,
    });
    return ok({ kind, id, version: after ? versionOf(after) : version });
  });
}
