import type { Db } from "../../../server-context/db.ts";
import { inTransaction } from "../../../server-context/in-transaction.server.ts";
import { textOf } from "../../settings/setting.ts";
import { type ChangedSettings, completeSettings } from "../../settings/setting-facts.ts";
import { readSettings, saveSettings } from "../../settings/settings.server.ts";
import type { ChangedSetting, ImportedShow, ShowFactName } from "../site-import.ts";
import { readShow, type ShowSetting } from "./show-facts.ts";

const storedValue = (changed: ChangedSettings, { group, field }: Pick<ShowSetting, "group" | "field">): string =>
  textOf(completeSettings(group, changed)[field]);

/** @throws Error if someone else saves them at the same time */
async function store(db: Db, settings: readonly ShowSetting[], actor: string): Promise<void> {
  const { changed, versions } = await readSettings(db);
  const changes = [...new Set(settings.map(({ group }) => group))].map((group) => {
    const own = settings
      .filter((setting) => setting.group === group)
      .map(({ field, value }): [string, string] => [field, value]);
    return {
      group,
      version: versions[group] ?? 0,
      values: { ...completeSettings(group, changed), ...Object.fromEntries<string>(own) },
    };
  });
  const saved = await saveSettings(db, changes, actor);
  if (!saved.ok) throw new Error("The settings were saved by someone else at the same moment.");
}

const entryOf = (db: Db, id: number) =>
  db.selectFrom("site_imports").select("settings").where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/** Stores the facts that the owner chose, once, with their previous values. */
export async function applyShowFacts(
  db: Db,
  { id, actor, show, names }: { id: number; actor: string; show: ImportedShow; names: readonly ShowFactName[] },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { settings: imported } = await entryOf(trx, id);
    if (imported.length > 0) return;
    const { changed } = await readSettings(trx);
    const { settings } = readShow(show);
    const chosen = names
      .flatMap((name) => settings.get(name) ?? [])
      .filter((setting) => storedValue(changed, setting) !== setting.value);
    await store(trx, chosen, actor);
    const rows = chosen.map(({ group, field, value }): ChangedSetting => {
      return { group, field, before: storedValue(changed, { group, field }), after: value };
    });
    await trx
      .updateTable("site_imports")
      .set({ settings: JSON.stringify(rows) })
      .where("id", "=", id)
      .execute();
  });
}

/** Restores settings that no one has changed since. */
export async function restoreSettings(db: Db, { id, actor }: { id: number; actor: string }): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { settings: imported } = await entryOf(trx, id);
    const { changed } = await readSettings(trx);
    const unchanged = imported.filter((setting) => storedValue(changed, setting) === setting.after);
    await store(
      trx,
      unchanged.map(({ group, field, before }) => ({ group, field, value: before })),
      actor,
    );
  });
}
