import { publicationStateWords } from "../../features/content-drafts/editing.ts";

/** The filter of a list by what visitors see. */
export const stateFilter = {
  name: "state",
  all: "All statuses",
  options: Object.entries(publicationStateWords).map(([value, label]) => ({ value, label })),
} as const;
