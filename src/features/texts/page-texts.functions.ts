import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { textPageNames } from "../../facts/text-pages.ts";
import { wordAreaNames } from "../../facts/word-areas.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";

/** Differences from a page's defaults, and the defaults in the site's language. `site` is read again whenever the settings change. */
export const fetchPageTexts = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.enum([...textPageNames, ...wordAreaNames]))
  .handler(({ data, context: { site } }) => ({ changes: site.texts[data] ?? {}, words: site.words[data] }));
