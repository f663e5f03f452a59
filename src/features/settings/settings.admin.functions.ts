import { z } from "zod";
import { fail } from "../../lib/result.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { legalNames } from "./legal-text.ts";
import { getEditedLegalText, saveLegalText } from "./legal-texts.server.ts";
import { listLinkTargets } from "./link-targets.server.ts";
import { cleanSettings, settingProblems } from "./setting.ts";
import { settingGroupNames, settingGroups } from "./setting-groups.ts";
import { getSettingVersion, listSettingVersions } from "./setting-versions.server.ts";
import { versionedSettings } from "./setting-versions.ts";
import { conflictingUrls, readSettings, saveSettings } from "./settings.server.ts";
import type { SavedSettings, SettingProblems } from "./settings-state.ts";

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

export const fetchSiteSettings = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  readSettings(context.db),
);

export const fetchLinkTargets = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  listLinkTargets(context.site, context.content),
);

export const saveSiteSettings = adminFunction({ method: "POST" })
  .validator(changes)
  .handler(async ({ data, context }): Promise<SavedSettings> => {
    const clean = data.map((change) => ({
      ...change,
      values: cleanSettings(settingGroups[change.group], change.values),
    }));
    const fields: SettingProblems = {};
    for (const { group, values: groupValues } of clean) {
      const problems = settingProblems(settingGroups[group], groupValues);
      if (group === "urls" && Object.keys(problems).length === 0)
        Object.assign(problems, await conflictingUrls(context.db, groupValues));
      if (Object.keys(problems).length > 0) fields[group] = problems;
    }
    if (Object.keys(fields).length > 0) return fail("invalid", { fields });
    const saved = await saveSettings(context.db, clean, context.admin.email);
    // Other processes are notified by the database.
    if (saved.ok) await context.settingsChanged?.();
    return saved;
  });

const versioned = z.object({ key: z.enum(versionedSettings) });

export const fetchSettingVersions = adminFunction({ method: "GET" })
  .validator(versioned)
  .handler(async ({ data, context }) => listSettingVersions(context.db, data.key));

export const fetchSettingVersion = adminFunction({ method: "GET" })
  .validator(versioned.extend({ version: z.number().int().min(0) }))
  .handler(async ({ data, context }) => getSettingVersion(context.db, data.key, data.version));

const legalName = z.object({ name: z.enum(legalNames) });

export const fetchEditedLegalText = adminFunction({ method: "GET" })
  .validator(legalName)
  .handler(async ({ data, context }) => getEditedLegalText(context.db, data.name));

export const saveSiteLegalText = adminFunction({ method: "POST" })
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
