import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { legalNames } from "./legal-text.ts";
import { getLegalText } from "./legal-texts.server.ts";

/** A legal document that the owner has rewritten; null while it is as the file says. */
export const fetchLegalText = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.enum(legalNames))
  .handler(async ({ data, context }) => getLegalText(context.db, data));
