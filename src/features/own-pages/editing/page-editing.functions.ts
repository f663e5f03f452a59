import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { discardDraft, readVersion } from "../../content-drafts/editing.server.ts";
import { editingInput } from "../../content-drafts/editing-input.ts";
import {
  autosavePage,
  listPagesForAdmin,
  listPageVersions,
  openPage,
  previewPage,
  readPageContent,
  savePage,
  storePageDuplicate,
} from "./page-editing.server.ts";
import { emptyPage } from "./page-editing.ts";

const input = editingInput(emptyPage, { maxId: 2_147_483_647, maxTextLength: 400_000, dateField: "publishedAt" });

export const fetchOwnPages = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  listPagesForAdmin(context.db),
);

export const fetchPageForEditing = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => openPage(context.db, context.admin, data.id));

/** The first autosave of a new page creates a draft. */
export const savePageDraft = adminFunction({ method: "POST" })
  .validator(input.draft)
  .handler(async ({ data, context }) => autosavePage(context.db, context.admin, data));

export const discardPageDraft = adminFunction({ method: "POST" })
  .validator(input.item)
  .handler(async ({ data, context }) => discardDraft(context.db, context.admin, { kind: "page", id: data.id }));

export const storePage = adminFunction({ method: "POST" })
  .validator(input.save)
  .handler(async ({ data, context }) => savePage(context.db, context.admin, data));

/** @returns the duplicate's id, or null when the page doesn't exist */
export const duplicatePage = adminFunction({ method: "POST" })
  .validator(input.item)
  .handler(async ({ data, context }) => storePageDuplicate(context.db, context.admin, data.id));

export const fetchPageVersions = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => listPageVersions(context.db, data.id));

export const fetchPageVersion = adminFunction({ method: "GET" })
  .validator(input.version)
  .handler(async ({ data, context }) => {
    const stored = await readVersion(context.db, { kind: "page", id: data.id }, data.version);
    return stored ? readPageContent(stored) : null;
  });

export const fetchPagePreview = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => previewPage(context, context.admin, data.id));
