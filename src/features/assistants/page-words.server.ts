import { defaultTexts } from "../../facts/page-texts.ts";
import type { TextPage } from "../../facts/text-pages.ts";
import { fail, ok, type Result } from "../../lib/result.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { loadEveryText } from "../texts/every-text.server.ts";
import { getTextState, savePageTexts } from "../texts/page-texts.server.ts";
import { changesOf, fieldValues, leafProblem, sectionsOf } from "../texts/text-fields.ts";
import { spotsOf, type TextSpot, withText } from "../texts/ui/text-spots.ts";
import { type DraftFailure, type Texts, type Writer, writerName } from "./content-drafts.server.ts";

type PageWord = { id: string; label: string; text: string; maxLength: number };

type PageWords = {
  page: TextPage;
  /** For the next change. */
  version: number;
  /** The texts are those of a draft that isn't public yet. */
  isDraft: boolean;
  words: PageWord[];
};

const idOf = ({ field, leaf, row }: TextSpot): string =>
  row === undefined ? leaf.path : [field.path, row, leaf.path].join(".");

type Parts = Pick<SiteContext, "db" | "site">;

async function openWords({ db, site }: Parts, page: TextPage) {
  await loadEveryText();
  const state = await getTextState(db, page);
  const current = state.draft ?? state.published;
  const fields = sectionsOf(defaultTexts(site, page)).flatMap((section) => section.fields);
  const values = fieldValues(fields, current);
  const spots = spotsOf(fields, values).filter(({ leaf }) => leaf.kind === "line" || leaf.kind === "text");
  return { state, current, fields, values, spots };
}

/** Texts of a page, or of its draft if it has one; without links and pictures. */
export async function readPageWords(parts: Parts, page: TextPage): Promise<PageWords> {
  const { state, spots } = await openWords(parts, page);
  const words = spots.map((spot) => ({
    id: idOf(spot),
    label: spot.leaf.label,
    text: spot.text,
    maxLength: spot.leaf.limit,
  }));
  return { page, version: state.version, isDraft: state.draft !== null, words };
}

/** Saves texts as the page's draft, which the owner publishes or discards. `texts` has the ids of `PageWord`. */
export async function suggestPageWords(
  parts: Parts,
  writer: Writer,
  { page, version, texts }: { page: TextPage; version: number; texts: Texts },
): Promise<Result<{ page: TextPage; version: number }, DraftFailure<"invalid" | "conflict">>> {
  const { current, fields, values, spots } = await openWords(parts, page);
  let next = values;
  for (const [id, text] of Object.entries(texts)) {
    const spot = spots.find((candidate) => idOf(candidate) === id);
    if (!spot) return fail("invalid", { sentence: `This page has no words “${id}”. Read the page for their ids.` });
    const problem = leafProblem(spot.leaf, text);
    if (problem) return fail("invalid", { sentence: `${id}: ${problem}` });
    next = withText(next, spot, text);
  }
  const change = { page, version, texts: changesOf(fields, next, current), isPublic: false };
  const saved = await savePageTexts(parts.db, change, writerName(writer));
  if (saved.ok) return ok({ page, version: saved.value.version });
  return saved.code === "invalid"
    ? fail("invalid", { sentence: saved.reason })
    : fail("conflict", {
        sentence: `The page has changed since you read it. Read it again; its version is ${saved.state.version}.`,
      });
}
