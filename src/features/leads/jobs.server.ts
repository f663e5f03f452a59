import { minuteMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { downloadNames } from "./download.ts";

export const leadJobs: readonly NounJob[] = [
  // Draws them before the first request; skipped while names, claims and accent are unchanged.
  {
    name: "booklets",
    everyMs: 5 * minuteMs,
    isLocal: true,
    run: ({ context: { site }, services }) =>
      Promise.all(downloadNames.map((name) => services.drawBooklet(site, name))),
  },
];
