import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import { readWhatWorks } from "./what-works.server.ts";
import { workSpans } from "./work-span.ts";

export const fetchWhatWorks = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(z.object({ span: z.literal(workSpans) }))
  .handler(async ({ data, context }) => readWhatWorks(context, data.span, new Date()));
