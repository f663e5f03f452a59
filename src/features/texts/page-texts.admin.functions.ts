import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import {
  getTextState,
  getTextVersion,
  listTextPages,
  listTextVersions,
  savePageTexts,
  setPageHidden,
  sharePageDraft,
} from "./page-texts.server.ts";
import { hiddenPageInput, savedTextsInput, textPageInput } from "./text-input.ts";

export const fetchTextPages = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => listTextPages(context.db));

export const fetchTextState = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(textPageInput)
  .handler(async ({ data, context }) => getTextState(context.db, data.page));

export const saveTexts = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(savedTextsInput)
  .handler(async ({ data, context }) => {
    const saved = await savePageTexts(context.db, data, context.admin.email);
    // Other processes are notified by the database.
    if (saved.ok && data.isPublic) await context.settingsChanged?.();
    return saved;
  });

/** @returns null when the draft is gone */
export const shareTextDraft = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(textPageInput)
  .handler(async ({ data, context }) => sharePageDraft(context, data.page, context.admin.email, new Date()));

export const hidePage = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(hiddenPageInput)
  .handler(async ({ data, context }) => {
    const changed = await setPageHidden(context, data, context.admin.email);
    if (changed.ok) await context.settingsChanged?.();
    return changed;
  });

export const fetchTextVersions = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(textPageInput)
  .handler(async ({ data, context }) => listTextVersions(context.db, data.page));

export const fetchTextVersion = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(textPageInput.extend({ version: z.number().int().min(0) }))
  .handler(async ({ data, context }) => getTextVersion(context.db, data.page, data.version));
