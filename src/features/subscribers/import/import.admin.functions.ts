import { z } from "zod";
import { csv } from "../../../lib/csv/write-csv.ts";
import { fail, ok } from "../../../lib/result.ts";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { dateOrders } from "./consent-date.ts";
import { importOutcomeLabels, maxImportCharacters } from "./import-file.ts";
import * as imports from "./import-subscribers.server.ts";

const column = z.string().max(200);
const importInput = z.object({
  text: z.string().min(1).max(maxImportCharacters),
  mapping: z
    .object({ email: column, name: column, firstName: column, lastName: column, consentedAt: column, state: column })
    .optional(),
  dateOrder: z.enum(dateOrders).optional(),
  source: z.object({ source: z.string().trim().max(200), evidence: z.string().trim().max(2000) }),
});

export const previewSubscriberImport = adminFunction({ method: "POST" })
  .validator(importInput)
  .handler(async ({ data, context }) => imports.previewImport(context, { ...data, now: new Date() }));

/** @returns the counts, and the rows not imported as CSV */
export const importSubscriberFile = adminFunction({ method: "POST" })
  .validator(importInput)
  .handler(async ({ data, context }) => {
    if (!data.source.source) return fail("no-source");
    const { counts, rows } = await imports.importSubscribers(
      context,
      { ...data, now: new Date() },
      context.admin.email,
    );
    const skipped = rows.filter((row) => !imports.isImportable(row));
    return ok({
      counts,
      leftOut: csv(
        ["Line", "Email", "Outcome", "Reason"],
        skipped.map(({ line, email, outcome, reason }) => [line, email, importOutcomeLabels[outcome], reason]),
      ),
    });
  });
