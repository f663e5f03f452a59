import type { NounJob } from "../noun.ts";
import { downloadNames } from "./download.ts";

const minute = 60_000;

export const leadJobs: readonly NounJob[] = [
  // Before someone asks for one; nothing is drawn while names, claims and accent stay.
  {
    name: "booklets",
    everyMs: 5 * minute,
    isLocal: true,
    run: ({ services }) => Promise.all(downloadNames.map(services.drawBooklet)),
  },
];
