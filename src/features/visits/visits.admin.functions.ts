import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import { readWhatWorks } from "./what-works.server.ts";
import { workCsv, workOrders, workPage, workSpans } from "./what-works.ts";

const spanInput = z.object({ span: z.literal(workSpans) });
const pageInput = spanInput.extend({
  by: z.enum(workOrders),
  isDescending: z.boolean(),
  page: z.number().int().min(1).max(100_000),
});

export const fetchWhatWorks = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(pageInput)
  .handler(async ({ data, context }) => {
    const { rows, podcast } = await readWhatWorks(context, data.span, new Date());
    return { ...workPage(rows, data), podcast };
  });

export const exportWhatWorks = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(spanInput)
  .handler(async ({ data, context }) => workCsv((await readWhatWorks(context, data.span, new Date())).rows));
