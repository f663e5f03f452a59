import { defaultTexts } from "../../facts/page-texts.ts";
import { textPageNames } from "../../facts/text-pages.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { fillAllTokens } from "./all-tokens.ts";
import { loadEveryText } from "./every-text.server.ts";
import { fieldValues, sectionsOf } from "./text-fields.ts";
import type { FoundText } from "./text-state.ts";
import { spotsOf } from "./ui/text-spots.ts";

const maxFound = 30;

/** Finds these words in the pages' texts, or in the draft of a page that has one; in the order of the pages. */
export async function findTexts({ site, db }: Pick<SiteContext, "site" | "db">, words: string): Promise<FoundText[]> {
  await loadEveryText();
  const rows = await db.selectFrom("page_texts").select(["page", "value", "draft"]).execute();
  const stored = new Map(rows.map(({ page, value, draft }) => [page, draft ?? value]));
  const lowerWords = words.toLowerCase();
  const matches = textPageNames.flatMap((page) =>
    sectionsOf(defaultTexts(site, page)).flatMap(({ name, title, fields }) => {
      const values = fieldValues(fields, stored.get(page) ?? {});
      return spotsOf(fields, values).flatMap(({ leaf, text }) => {
        const filled = fillAllTokens(site, text);
        const isFound = leaf.kind !== "link" && leaf.kind !== "picture" && filled.toLowerCase().includes(lowerWords);
        return isFound ? [{ page, section: name, title, text: filled }] : [];
      });
    }),
  );
  return matches.slice(0, maxFound);
}
