import { sql } from "kysely";
import { defaultFacts } from "../../facts/site-facts.ts";
import { type Language, languageNamed } from "../../lib/language.ts";
import { fail, ok } from "../../lib/result.ts";
import type { Db, Trx } from "../../server-context/db.ts";
import { inTransaction } from "../../server-context/in-transaction.server.ts";
import { englishPages } from "../../words/english-pages.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { deleteRedirects, findRedirect, writeRedirects } from "../redirects/redirects.server.ts";
import { hideUneditedPages } from "../texts/page-texts.server.ts";
import { chosenPathsOf, urlSettingOf } from "./page-urls.ts";
import { changedSettings, type SettingValues, textOf } from "./setting.ts";
import { type ChangedSettings, completeSettings, defaultSettings, withNameTokens } from "./setting-facts.ts";
import { isSettingGroup, type SettingGroupName } from "./setting-groups.ts";
import type { SavedSettings, SettingsChange, SettingsState } from "./settings-state.ts";
import { translatedGroups, translatedSettings } from "./translated-settings.ts";

/** Includes the time zone, which is stored with the owner's calendar. */
export async function readSettings(db: Db): Promise<SettingsState> {
  const [rows, calendar] = await Promise.all([
    db.selectFrom("site_settings").select(["key", "value", "version"]).execute(),
    db.selectFrom("owner_calendar").select("zone").executeTakeFirst(),
  ]);
  const changed: ChangedSettings = {};
  const versions: SettingsState["versions"] = {};
  for (const { key, value, version } of rows) {
    if (!isSettingGroup(key)) continue;
    changed[key] = value;
    versions[key] = version;
  }
  if (calendar && calendar.zone !== defaultFacts.timeZone)
    changed.notices = { ...changed.notices, zone: calendar.zone };
  return { changed, versions };
}

async function readGroup(db: Db, group: SettingGroupName): Promise<SettingValues> {
  const row = await db.selectFrom("site_settings").select("value").where("key", "=", group).executeTakeFirst();
  return row?.value ?? {};
}

type StoredSetting = { key: string; value: string; version: number; actor: string };

/** Stores the version after `version`; false if another one was stored since that was read. */
export async function storeSetting(db: Db, { key, value, version, actor }: StoredSetting): Promise<boolean> {
  const next = { value, version: version + 1, updated_by: actor };
  const stored = await db
    .insertInto("site_settings")
    .values({ key, ...next })
    // One statement, because two concurrent first saves have no row to lock.
    .onConflict((row) =>
      row
        .column("key")
        .doUpdateSet({ ...next, updated_at: new Date() })
        .where("site_settings.version", "=", version),
    )
    .returning("key")
    .executeTakeFirst();
  return stored !== undefined;
}

/** Returns the values that differ from the defaults; null if the group was saved elsewhere since `version` was read. */
async function storeGroup(
  db: Trx,
  { group, version, values }: SettingsChange,
  actor: string,
): Promise<SettingValues | null> {
  const { zone, ...stored } = changedSettings(values, defaultSettings[group]);
  if (!(await storeSetting(db, { key: group, value: JSON.stringify(stored), version, actor }))) return null;
  // The current zone is stored with the calendar; a version records the zone of its time.
  const state = JSON.stringify(zone === undefined ? stored : { ...stored, zone });
  await db
    .insertInto("site_setting_versions")
    .values({ key: group, version: version + 1, value: state, saved_by: actor })
    .execute();
  if (group === "notices")
    await db
      .updateTable("owner_calendar")
      .set({ zone: textOf(values.zone) })
      .execute();
  return stored;
}

/** Stores a version of the settings, so that one open elsewhere doesn't undo the zone. */
export async function saveZone(db: Trx, zone: string, actor: string): Promise<void> {
  const calendar = await db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  if (calendar.zone === zone) return;
  const saved = await db
    .selectFrom("site_settings")
    .select(["value", "version"])
    .where("key", "=", "notices")
    .forUpdate()
    .executeTakeFirst();
  const values = { ...defaultSettings.notices, ...saved?.value, zone };
  const change = { group: "notices", version: saved?.version ?? 0, values } as const;
  if (!(await storeGroup(db, change, actor))) throw new Conflict("notices");
}

async function saveGroup(db: Trx, change: SettingsChange, actor: string): Promise<boolean> {
  const { group } = change;
  const previous = { ...defaultSettings[group], ...(await readGroup(db, group)) };
  const stored = await storeGroup(db, change, actor);
  if (!stored) return false;
  const fields = Object.keys(changedSettings({ ...defaultSettings[group], ...stored }, previous));
  await recordAudit(db, {
    actor,
    action: "settings.save",
    subjectKind: "settings",
    subjectId: group,
    detail: { fields },
  });
  if (group === "names") await renameInMenu(db, previous, actor);
  if (group === "urls") await redirectFormerUrls(db, chosenPathsOf(previous), chosenPathsOf(stored));
  return true;
}

/** The owner's earlier URLs redirect to the current one in one step; built-in URLs do so by themselves. */
async function redirectFormerUrls(
  db: Trx,
  previous: Record<string, string>,
  current: Record<string, string>,
): Promise<void> {
  const moved = Object.entries(previous).flatMap(([page, source]) => {
    const target = current[page] ?? page;
    return source === target ? [] : [{ source, target }];
  });
  // One statement, because two pages can swap their URLs.
  await sql`
    update redirects set target = moved.target
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (source text, target text)
    where redirects.target = moved.source`.execute(db);
  const used = Object.values(current);
  await deleteRedirects(db, used);
  const former = moved.filter(({ source }) => !used.includes(source));
  await writeRedirects(db, former, "slug");
}

/** Error messages by field, for chosen URLs that a redirect already uses. */
export async function conflictingUrls(db: Db, values: SettingValues): Promise<Record<string, string>> {
  const { changed } = await readSettings(db);
  const previous = chosenPathsOf(changed.urls);
  const problems: Record<string, string> = {};
  for (const [page, path] of Object.entries(chosenPathsOf(values))) {
    const setting = urlSettingOf(page);
    const redirect = previous[page] === path ? undefined : await findRedirect(db, path);
    // A former URL of this page can be its URL again.
    if (!setting || !redirect || redirect.target === (previous[page] ?? page)) continue;
    problems[setting] =
      `A redirect leads from ${path}${redirect.target ? ` to ${redirect.target}` : ""}. Choose another URL, or delete the redirect.`;
  }
  return problems;
}

/** Replaces a changed name that was typed into the menu by its token. */
async function renameInMenu(db: Trx, previous: SettingValues, actor: string): Promise<void> {
  const menu = await db
    .selectFrom("site_settings")
    .select(["value", "version"])
    .where("key", "=", "menu")
    .executeTakeFirst();
  const values = menu && withNameTokens(menu.value, previous);
  if (!menu || JSON.stringify(values) === JSON.stringify(menu.value)) return;
  await saveGroup(db, { group: "menu", version: menu.version, values: { ...defaultSettings.menu, ...values } }, actor);
}

async function languageOf(db: Db): Promise<Language> {
  const { language } = await readGroup(db, "notices");
  return languageNamed(language);
}

/** Translates unchanged settings, and hides pages that exist in English only. */
async function changeLanguage(db: Trx, languages: { from: Language; to: Language }, actor: string): Promise<void> {
  const { changed, versions } = await readSettings(db);
  for (const group of translatedGroups) {
    const complete = completeSettings(group, changed);
    const values = translatedSettings(group, complete, languages);
    if (Object.keys(changedSettings(values, complete)).length === 0) continue;
    if (!(await saveGroup(db, { group, version: versions[group] ?? 0, values }, actor))) throw new Conflict(group);
  }
  if (languages.to !== "en") await hideUneditedPages(db, englishPages, actor);
}

class Conflict extends Error {
  readonly group: SettingGroupName;
  constructor(group: SettingGroupName) {
    super(`${group} was saved by someone else`);
    this.group = group;
  }
}

/** Saves all or none; a group that was saved elsewhere since it was read is a conflict. */
export async function saveSettings(db: Db, changes: readonly SettingsChange[], actor: string): Promise<SavedSettings> {
  try {
    await inTransaction(db, async (transaction) => {
      const from = await languageOf(transaction);
      // Names last: they can change the menu.
      for (const change of changes.toSorted((a, b) => Number(a.group === "names") - Number(b.group === "names")))
        if (!(await saveGroup(transaction, change, actor))) throw new Conflict(change.group);
      const to = await languageOf(transaction);
      if (to !== from) await changeLanguage(transaction, { from, to }, actor);
    });
    return ok(await readSettings(db));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const saved = await db
      .selectFrom("site_settings")
      .select(["updated_by", "updated_at"])
      .where("key", "=", error.group)
      .executeTakeFirst();
    const at = (saved?.updated_at ?? new Date()).toISOString();
    return fail("conflict", { by: saved?.updated_by ?? "", at, state: await readSettings(db) });
  }
}

export async function wantsWeekly(db: Db): Promise<boolean> {
  const { weekly } = await readGroup(db, "notices");
  return weekly === "Yes";
}

/** The owner's PDF for a download, below the media directory; undefined for the built-in one. */
export async function ownDownload(db: Db, name: string): Promise<string | undefined> {
  const downloads = await readGroup(db, "downloads");
  return textOf(downloads[name]).slice("/media/".length) || undefined;
}
