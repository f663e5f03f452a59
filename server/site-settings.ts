import { replaceStoredFacts } from "../src/facts/stored-facts.ts";
import { storedFactsOf } from "../src/features/settings/setting-facts.ts";
import { readSettings } from "../src/features/settings/settings.server.ts";
import type { Db } from "../src/server-context/db.ts";

/**
 * Puts the owner's settings in the place of the files' facts, for every page, feed, card and email of this process: one process
 * serves one site.
 */
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
    /** Reads the settings anew. */
    reload,
    /** The address that the owner wants notices to go to, if there is one. */
    noticesTo: () => noticesTo,
  };
}
