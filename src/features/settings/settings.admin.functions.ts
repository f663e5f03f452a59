import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { fail } from "../../lib/result.ts";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import { legalNames } from "./legal-text.ts";
import { getEditedLegalText, saveLegalText } from "./legal-texts.server.ts";
import { listLinkTargets } from "./link-targets.server.ts";
import { cleanSettings, settingProblems } from "./setting.ts";
import { type SettingGroupName, settingGroupNames, settingGroups } from "./setting-groups.ts";
import { getSettingVersion, listSettingVersions } from "./setting-versions.server.ts";
import { versionedSettings } from "./setting-versions.ts";
import { readSettings, saveSettings } from "./settings.server.ts";
import type { SavedSettings } from "./settings-state.ts";

const text = z.string().max(5000);
const values = z.record(
  z.string().max(40),
  z.union([
    text,
    z
      .array(z.record(z.string().max(40), text))
      .max(100)
      .readonly(),
  ]),
);
const changes = z
  .array(z.object({ group: z.enum(settingGroupNames), version: z.number().int().min(0), values }))
  .min(1)
  // A conflict stores both versions.
  .max(2 * settingGroupNames.length);

export const fetchSiteSettings = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => readSettings(context.db));

export const fetchLinkTargets = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => listLinkTargets(context.content));

export const saveSiteSettings = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(changes)
  .handler(async ({ data, context }): Promise<SavedSettings> => {
    const clean = data.map((change) => ({
      ...change,
      values: cleanSettings(settingGroups[change.group], change.values),
    }));
    const fields: Partial<Record<SettingGroupName, Record<string, string>>> = {};
    for (const { group, values: given } of clean) {
      const found = settingProblems(settingGroups[group], given);
      if (Object.keys(found).length > 0) fields[group] = found;
    }
    if (Object.keys(fields).length > 0) return fail("invalid", { fields });
    const saved = await saveSettings(context.db, clean, context.admin.email);
    // Other processes are notified by the database.
    if (saved.ok) await context.settingsChanged?.();
    return saved;
  });

const versioned = z.object({ key: z.enum(versionedSettings) });

export const fetchSettingVersions = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(versioned)
  .handler(async ({ data, context }) => listSettingVersions(context.db, data.key));

export const fetchSettingVersion = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(versioned.extend({ version: z.number().int().min(0) }))
  .handler(async ({ data, context }) => getSettingVersion(context.db, data.key, data.version));

const legalName = z.object({ name: z.enum(legalNames) });

export const fetchEditedLegalText = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(legalName)
  .handler(async ({ data, context }) => getEditedLegalText(context.db, data.name));

export const saveSiteLegalText = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(
    legalName.extend({
      version: z.number().int().min(0),
      html: z.string().max(200_000).nullable(),
      replaced: z.string().max(200_000).optional(),
    }),
  )
  .handler(async ({ data, context }) => {
    const saved = await saveLegalText(context.db, data, context.admin.email);
    if (saved.ok) await context.settingsChanged?.();
    return saved;
  });
