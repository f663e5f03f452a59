import { replaceStoredFacts } from "../src/facts/stored-facts.ts";
import { storedFactsOf } from "../src/features/settings/setting-facts.ts";
import { readSettings } from "../src/features/settings/settings.server.ts";
import type { Db } from "../src/server-context/db.ts";

/** Replaces default facts with the owner's settings, process-wide: one process serves one site. */
export async function openSettings(db: Db) {
  let noticesTo: string | undefined;
  async function reload(): Promise<void> {
    const { changed } = await readSettings(db);
    const { email } = changed.notices ?? {};
    noticesTo = typeof email === "string" && email !== "" ? email : undefined;
    replaceStoredFacts(storedFactsOf(changed));
  }
  await reload();
  return {
    reload,
    noticesTo: () => noticesTo,
  };
}
