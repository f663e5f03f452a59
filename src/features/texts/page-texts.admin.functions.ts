import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { findTexts } from "./find-texts.server.ts";
import {
  getTextState,
  getTextVersion,
  listTextPages,
  listTextVersions,
  savePageTexts,
  setPageHidden,
  sharePageDraft,
} from "./page-texts.server.ts";
import { listSampleSentences } from "./sample-sentences.server.ts";
import { hiddenPageInput, saveTextsInput, textPageInput } from "./text-input.ts";

export const fetchTextPages = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  listTextPages(context.db, await listSampleSentences(context)),
);

export const fetchFoundTexts = adminFunction({ method: "GET" })
  .validator(z.object({ words: z.string().trim().min(2).max(200) }))
  .handler(async ({ data, context }) => findTexts(context, data.words));

export const fetchTextState = adminFunction({ method: "GET" })
  .validator(textPageInput)
  .handler(async ({ data, context }) => getTextState(context.db, data.page));

export const saveTexts = adminFunction({ method: "POST" })
  .validator(saveTextsInput)
  .handler(async ({ data, context }) => {
    const saved = await savePageTexts(context.db, data, context.admin.email);
    // Other processes are notified by the database.
    if (saved.ok && data.isPublic) await context.settingsChanged?.();
    return saved;
  });

/** @returns null when the draft no longer exists */
export const shareTextDraft = adminFunction({ method: "POST" })
  .validator(textPageInput)
  .handler(async ({ data, context }) => sharePageDraft(context, data.page, context.admin.email, new Date()));

export const hidePage = adminFunction({ method: "POST" })
  .validator(hiddenPageInput)
  .handler(async ({ data, context }) => {
    const changed = await setPageHidden(context, data, context.admin.email);
    if (changed.ok) await context.settingsChanged?.();
    return changed;
  });

export const fetchTextVersions = adminFunction({ method: "GET" })
  .validator(textPageInput)
  .handler(async ({ data, context }) => listTextVersions(context.db, data.page));

export const fetchTextVersion = adminFunction({ method: "GET" })
  .validator(textPageInput.extend({ version: z.number().int().min(0) }))
  .handler(async ({ data, context }) => getTextVersion(context.db, data.page, data.version));
