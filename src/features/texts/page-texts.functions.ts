import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { textPageNames } from "../../facts/text-pages.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";

/** What differs from a page's defaults: read with the settings, whenever they change (setup/site.server.ts). */
export const fetchPageTexts = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.enum(textPageNames))
  .handler(({ data, context }) => context.site.texts[data] ?? {});
