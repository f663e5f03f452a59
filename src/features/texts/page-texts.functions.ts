import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { pageTexts } from "../../facts/page-texts.ts";
import { textPageNames } from "../../facts/text-pages.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";

/** What differs from a page's defaults: read with the settings, whenever they change (server/site-settings.ts). */
export const fetchPageTexts = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.enum(textPageNames))
  .handler(({ data }) => pageTexts()[data] ?? {});
