import { replacePageTexts } from "../src/facts/page-texts.ts";
import { replaceStoredFacts } from "../src/facts/stored-facts.ts";
import { routesOf, type TextPage } from "../src/facts/text-pages.ts";
import { storedFactsOf } from "../src/features/settings/setting-facts.ts";
import { readSettings } from "../src/features/settings/settings.server.ts";
import { filledTexts } from "../src/features/texts/all-tokens.ts";
import { readPages } from "../src/features/texts/page-texts.server.ts";
import type { Db } from "../src/server-context/db.ts";

/** Replaces default facts and texts with the owner's, process-wide: one process serves one site. */
export async function openSettings(db: Db) {
  let noticesTo: string | undefined;
  async function reload(): Promise<void> {
    const [{ changed }, { texts, hidden }] = await Promise.all([readSettings(db), readPages(db)]);
    const { email } = changed.notices ?? {};
    noticesTo = typeof email === "string" && email !== "" ? email : undefined;
    // The pages with texts of their own and where they are shown, for browsers that go on to them.
    const changedPages = Object.fromEntries((Object.keys(texts) as TextPage[]).map((page) => [page, routesOf(page)]));
    const facts = storedFactsOf(changed);
    replaceStoredFacts({
      ...facts,
      ...(Object.keys(texts).length > 0 && { texts: changedPages }),
      ...(hidden.length > 0 && { hidden: Object.fromEntries(hidden.map((page) => [page, true])) }),
    });
    // After the facts, whose values they have.
    const filled = Object.entries(texts).map(([page, changes]) => [page, filledTexts(changes)]);
    replacePageTexts(Object.fromEntries(filled) as typeof texts);
  }
  await reload();
  return {
    reload,
    noticesTo: () => noticesTo,
  };
}
