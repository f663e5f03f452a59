import { dayMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { findWaiting, importSite, purgeExports, workOnImports } from "./site/import-jobs.server.ts";

export const importJobs: readonly NounJob[] = [
  { name: "old exports", everyMs: dayMs, run: ({ context }) => purgeExports(context) },
  // Checks whether one waits; the lease is held only for the work.
  {
    name: "site imports",
    everyMs: 2_000,
    isLocal: true,
    async run({ context: { site, db, media, siteUrl, readers }, leases, stopping }) {
      const work = () => workOnImports(importSite({ site, db, media, siteUrl, readers, stopping }));
      if (await findWaiting(db)) await leases.run("site imports", 0, work);
    },
  },
];
