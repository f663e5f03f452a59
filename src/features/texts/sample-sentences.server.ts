import { hiddenPageIn } from "../../facts/hidden-pages.ts";
import { routesOf } from "../../facts/text-pages.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { loadEveryText } from "./every-text.server.ts";
import { withNeutralTexts } from "./neutral-texts.ts";
import { readPages } from "./page-texts.server.ts";
import { type SamplePage, sampleSections, sampleTextPages } from "./sample-texts.ts";

/** Visible sentences of the sample, for each page that speaks for the owner. */
export async function listSampleSentences({ db, site }: Pick<SiteContext, "db" | "site">): Promise<SamplePage[]> {
  const [{ texts, hidden }, opened] = await Promise.all([
    readPages(db),
    db.selectFrom("site_opening").select("opened_at").executeTakeFirst(),
    loadEveryText(),
  ]);
  return sampleTextPages.map((page) => {
    const changes = texts[page] ?? {};
    const isHidden = routesOf(page).every((route) => hiddenPageIn(hidden, route));
    const sections = isHidden
      ? []
      : sampleSections(site, page, opened ? withNeutralTexts(site, page, changes) : changes);
    return { page, sections, sentences: sections.reduce((sum, section) => sum + section.sentences, 0) };
  });
}
