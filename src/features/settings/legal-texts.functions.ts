import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { legalNames } from "./legal-text.ts";
import { getLegalText } from "./legal-texts.server.ts";

/** Null while it is unchanged from the file. */
export const fetchLegalText = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.enum(legalNames))
  .handler(async ({ data, context }) => getLegalText(context.db, data));
