import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { readWhatWorks } from "./what-works.server.ts";
import { workCsv, workOrders, workPage, workSpans } from "./what-works.ts";

const spanInput = z.object({ span: z.literal(workSpans) });
const pageInput = spanInput.extend({
  by: z.enum(workOrders),
  isDescending: z.boolean(),
  page: z.number().int().min(1).max(100_000),
});

export const fetchWhatWorks = adminFunction({ method: "GET" })
  .validator(pageInput)
  .handler(async ({ data, context }) => {
    const { rows, podcast } = await readWhatWorks(context, data.span, new Date());
    return { ...workPage(rows, data), podcast };
  });

export const exportWhatWorks = adminFunction({ method: "GET" })
  .validator(spanInput)
  .handler(async ({ data, context }) => workCsv((await readWhatWorks(context, data.span, new Date())).rows));
