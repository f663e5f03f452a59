import { dayMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { createImportContext, findWaitingImport, purgeExports, workOnImports } from "./site/import-jobs.server.ts";

export const importJobs: readonly NounJob[] = [
  { name: "old exports", everyMs: dayMs, run: ({ context }) => purgeExports(context) },
  // The lease is held only while there is work.
  {
    name: "site imports",
    everyMs: 2_000,
    isLocal: true,
    async run({ context, leases, stopping }) {
      const work = () => workOnImports(createImportContext({ ...context, stopping }));
      if (await findWaitingImport(context.db)) await leases.run("site imports", 0, work);
    },
  },
];
