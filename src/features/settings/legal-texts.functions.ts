import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { legalNames } from "./legal-text.ts";
import { getLegalText } from "./legal-texts.server.ts";

/** Null if unchanged from the English file. */
export const fetchLegalText = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.enum(legalNames))
  .handler(async ({ data, context: { db, site } }) => {
    const own = await getLegalText(db, data);
    if (own || site.facts.language === "en") return own;
    return (await import("./german-legal-texts.server.ts")).germanLegalText(data);
  });
