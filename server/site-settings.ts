import { replacePageTexts } from "../src/facts/page-texts.ts";
import { replaceStoredFacts } from "../src/facts/stored-facts.ts";
import { storedFactsOf } from "../src/features/settings/setting-facts.ts";
import { readSettings } from "../src/features/settings/settings.server.ts";
import { readPageTexts } from "../src/features/texts/page-texts.server.ts";
import type { Db } from "../src/server-context/db.ts";

/** Replaces default facts and texts with the owner's, process-wide: one process serves one site. */
export async function openSettings(db: Db) {
  let noticesTo: string | undefined;
  async function reload(): Promise<void> {
    const [{ changed }, texts] = await Promise.all([readSettings(db), readPageTexts(db)]);
    const { email } = changed.notices ?? {};
    noticesTo = typeof email === "string" && email !== "" ? email : undefined;
    // Which pages have texts of their own, for browsers that go on to them.
    const changedPages = Object.fromEntries(Object.keys(texts).map((page) => [page, true]));
    const facts = storedFactsOf(changed);
    replaceStoredFacts(Object.keys(texts).length > 0 ? { ...facts, texts: changedPages } : facts);
    replacePageTexts(texts);
  }
  await reload();
  return {
    reload,
    noticesTo: () => noticesTo,
  };
}
