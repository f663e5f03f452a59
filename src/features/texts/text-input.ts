import { z } from "zod";
import { findRedirectTarget, hiddenPageIn } from "../../facts/hidden-pages.ts";
import type { HiddenPages, Site, TextChanges, TextItem, TextValue } from "../../facts/site.ts";
import { titleOfTextPage } from "../../facts/text-page-title.ts";
import { type TextPage, textPageNames } from "../../facts/text-pages.ts";

const text = z.string().max(5_000);

const item: z.ZodType<TextItem> = z.lazy(() =>
  z.union([
    text,
    z.strictObject({ key: z.string().max(60).optional(), from: z.number().int().min(0).max(99), texts: changesInput }),
  ]),
);

const value: z.ZodType<TextValue> = z.union([text, z.array(item).max(60).readonly()]);

export const changesInput: z.ZodType<TextChanges> = z.record(z.string().max(120), value);

export const textPageInput = z.object({ page: z.enum(textPageNames) });

/** Never hidden: the site needs them, or they aren't pages. */
export const requiredPages: readonly TextPage[] = [
  "/",
  "/every-page",
  "/forms",
  "/contact",
  "/thank-you/$form",
  "/newsletter",
  "/episode/$id",
  "/booking/$token",
  "/guest-space/$token",
  "/privacy/my-data",
];

export const hiddenPageInput = textPageInput
  .extend({ isHidden: z.boolean(), to: z.string().max(500).nullable().default(null) })
  .refine(({ page }) => !requiredPages.includes(page), "This page cannot be hidden.");

export type HiddenPageInput = z.infer<typeof hiddenPageInput>;

/** Error message if `to` is never a valid redirect target for `page`, regardless of other hidden pages. */
export function redirectTargetError(page: TextPage, to: string): string | undefined {
  if (!/^\/(?!\/)[^\s\\]*$/.test(to)) return "Enter a page of this site, such as /contact.";
  return hiddenPageIn({ [page]: to }, to) ? "A page cannot lead to itself. Choose another one." : undefined;
}

/** Error message if hiding `page` as well would break the redirect of a page in `others`. */
export function hiddenPagesProblem(
  site: Site,
  page: TextPage,
  to: string | null,
  others: HiddenPages,
): string | undefined {
  const hidden = { ...others, [page]: to ?? true };
  if (to !== null && hiddenPageIn(hidden, to)) return "That page is hidden, too. Choose one that visitors can see.";
  const stranded = textPageNames.find(
    (other) => findRedirectTarget(others, other) && !findRedirectTarget(hidden, other),
  );
  return stranded
    ? `“${titleOfTextPage(site, stranded)}” leads to this page. Let it lead elsewhere first, or choose where this one leads.`
    : undefined;
}

/** `texts: null` discards the draft. */
export const saveTextsInput = textPageInput.extend({
  version: z.number().int().min(0),
  texts: changesInput.nullable(),
  isPublic: z.boolean(),
  /** After a conflict: the version that was discarded. */
  replaced: changesInput.optional(),
});

export type SaveTextsInput = z.infer<typeof saveTextsInput>;

const target = /^(?:\/(?!\/)[^\s\\]*|#[\w-]+|https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:\+?[\d ]+)$/;

export const linkProblem = (value: string): string | undefined =>
  target.test(value) && value.length <= 500
    ? undefined
    : "Enter a page of this site, such as /contact or /blog/an-article, or a URL that begins with https://.";

/** Error message unless `value` is an image path on this site. */
export const pictureProblem = (value: string): string | undefined =>
  /^\/(?!\/)[\w./-]+\.(avif|gif|jpe?g|png|svg|webp)$/i.test(value)
    ? undefined
    : "Choose an image from the library. Images of other sites are not loaded here.";

/** Error message for a disallowed link or image URL; "" is allowed and shows the default illustration. */
function urlProblem(path: string, value: string): string | undefined {
  if (/(?:^|\.)(?:to|href)$/.test(path)) return linkProblem(value);
  return value !== "" && /(?:^|\.)file$/.test(path) ? pictureProblem(value) : undefined;
}

/** Error message for the first disallowed URL in `texts`. */
export function changesProblem(texts: TextChanges): string | undefined {
  for (const [path, entry] of Object.entries(texts)) {
    if (typeof entry === "string") {
      const problem = urlProblem(path, entry);
      if (problem) return problem;
      continue;
    }
    for (const row of entry) {
      const problem = typeof row === "string" ? undefined : changesProblem(row.texts);
      if (problem) return problem;
    }
  }
  return undefined;
}
