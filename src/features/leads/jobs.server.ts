import { minuteMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { downloadNames } from "./download.ts";

export const leadJobs: readonly NounJob[] = [
  // Draws them before the first request; unchanged ones are cached.
  {
    name: "booklets",
    everyMs: 5 * minuteMs,
    isLocal: true,
    run: ({ context: { site }, services }) =>
      Promise.all(downloadNames.map((name) => services.drawBooklet(site, name))),
  },
];
