import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { readWhatWorks } from "./what-works.server.ts";
import { workCsv, workPage, workSpans } from "./what-works.ts";

const spanInput = z.object({ span: z.literal(workSpans) });
export const fetchWhatWorks = adminFunction({ method: "GET" })
  .validator(spanInput.extend({ side: z.enum(["first", "last"]) }))
  .handler(async ({ data, context }) => {
    const { rows, ...others } = await readWhatWorks(context, data.span, new Date());
    return { ...workPage(rows, data.side), ...others };
  });

export const exportWhatWorks = adminFunction({ method: "GET" })
  .validator(spanInput)
  .handler(async ({ data, context }) => workCsv((await readWhatWorks(context, data.span, new Date())).rows));
