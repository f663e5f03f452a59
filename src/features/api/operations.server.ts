import { z } from "zod";
import { textPageNames } from "../../facts/text-pages.ts";
import { fail, ok } from "../../lib/result.ts";
import {
  createDraft,
  draftedFields,
  readContent,
  reviseDraft,
  type Texts,
  type Writer,
  type WrittenDraft,
} from "../assistants/content-drafts.server.ts";
import { adminUrl } from "../assistants/lookups.server.ts";
import { readPageWords, suggestPageWords } from "../assistants/page-words.server.ts";
import type { DatedKind } from "../content-drafts/editing.ts";
import { type Caller, noBody, type Operation, operation } from "./operation.ts";

const maxTextLength = 400_000;
const storableText = z
  .string()
  .max(maxTextLength)
  // PostgreSQL rejects lone surrogates.
  .overwrite((text) => text.toWellFormed())
  .regex(/^[^\0]*$/, { error: "Contains a character that cannot be stored" });

/** Exactly the text fields that a program can write; JSON has no undefined ones. */
const textsOf = (kind: DatedKind) =>
  z
    .partialRecord(z.enum(draftedFields(kind)), storableText)
    .describe("Markdown or HTML in fields of text") as z.ZodType<Texts>;

const byId = z.object({ id: z.coerce.number<string>().int().min(1) });
const draftResult = z.object({
  id: z.number().int(),
  version: z.string().describe("Names what is stored now; the next change needs it"),
  open: z.url().describe("Where the owner opens it"),
});

const writerOf = ({ holder }: Caller): Writer => ({ user: holder.user, program: holder.name });

const responseOf = ({ context }: Caller, { kind, id, version }: WrittenDraft) =>
  ok({ id, version, open: adminUrl(context.siteUrl, kind, id) });

const resources: Record<DatedKind, { folder: string; name: string; one: string }> = {
  article: { folder: "articles", name: "Article", one: "an article" },
  episode: { folder: "episodes", name: "Episode", one: "an episode" },
  issue: { folder: "issues", name: "Issue", one: "an issue" },
};

const readOne = (kind: DatedKind): Operation =>
  operation({
    id: `read${resources[kind].name}`,
    method: "GET",
    path: `/api/drafts/${resources[kind].folder}/{id}`,
    summary: `Reads ${resources[kind].one}, with the owner's unsaved text`,
    scope: "read",
    status: 200,
    params: byId,
    body: noBody,
    output: draftResult.extend({ state: z.string(), texts: z.record(z.string(), z.string()) }),
    async run(caller, { id }) {
      const content = await readContent(caller.context.db, writerOf(caller), { kind, id });
      if (!content) return fail("gone", { sentence: `There is no such ${kind}.` });
      const { value } = responseOf(caller, content);
      return ok({ ...value, state: content.state, texts: { ...content.texts } });
    },
  });

const createOne = (kind: DatedKind): Operation =>
  operation({
    id: `draft${resources[kind].name}`,
    method: "POST",
    path: `/api/drafts/${resources[kind].folder}`,
    summary: `Writes a new draft of ${resources[kind].one}, which only the owner sees`,
    scope: "draft",
    status: 201,
    params: z.object({}),
    body: z.strictObject({
      texts: textsOf(kind),
      key: z.uuid().optional().describe("A request that is repeated with the same key gives the same draft"),
    }),
    output: draftResult,
    async run(caller, _params, { texts, key }) {
      const drafted = await createDraft(caller.context.db, writerOf(caller), { kind, texts, key });
      return drafted.ok ? responseOf(caller, drafted.value) : drafted;
    },
  });

const reviseOne = (kind: DatedKind): Operation =>
  operation({
    id: `revise${resources[kind].name}`,
    method: "PATCH",
    path: `/api/drafts/${resources[kind].folder}/{id}`,
    summary: `Changes fields of ${resources[kind].one} as a draft; what is public stays as it is`,
    scope: "draft",
    status: 200,
    params: byId,
    body: z.strictObject({ version: z.string().max(100), texts: textsOf(kind) }),
    output: draftResult,
    async run(caller, { id }, { version, texts }) {
      const change = { kind, id, version, texts };
      const revised = await reviseDraft(caller.context.db, writerOf(caller), change);
      return revised.ok ? responseOf(caller, revised.value) : revised;
    },
  });

const page = z.enum(textPageNames);
const pageWords = z.object({ page, version: z.number().int(), open: z.url() });
const openPages = ({ context }: Caller) => `${context.siteUrl}/admin/pages`;

const readWords = operation({
  id: "readPageWords",
  method: "GET",
  path: "/api/drafts/page-words",
  summary: "Reads what a page says, in its draft if there is one, without links and pictures",
  scope: "read",
  status: 200,
  params: z.object({ page }),
  body: noBody,
  output: pageWords.extend({
    isDraft: z.boolean(),
    words: z.array(z.object({ id: z.string(), label: z.string(), text: z.string(), maxLength: z.number().int() })),
  }),
  run: async (caller, params) => ok({ ...(await readPageWords(caller.context, params.page)), open: openPages(caller) }),
});

const suggestWords = operation({
  id: "suggestPageWords",
  method: "PATCH",
  path: "/api/drafts/page-words",
  summary: "Writes words of a page as its draft, which the owner publishes or discards",
  scope: "draft",
  status: 200,
  params: z.object({}),
  body: z.strictObject({
    page,
    version: z.number().int().min(0),
    texts: z.record(z.string().max(200), storableText).describe("By the ids that reading the page gives"),
  }),
  output: pageWords,
  async run(caller, _params, change) {
    const suggested = await suggestPageWords(caller.context, writerOf(caller), change);
    return suggested.ok ? ok({ ...suggested.value, open: openPages(caller) }) : suggested;
  },
});

/** None publishes, sends or deletes. */
export const operations: readonly Operation[] = [
  ...(["article", "episode", "issue"] as const).map(readOne),
  ...(["article", "issue"] as const).map(createOne),
  ...(["article", "episode", "issue"] as const).map(reviseOne),
  readWords,
  suggestWords,
];
