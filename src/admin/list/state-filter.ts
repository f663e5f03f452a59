import { publicationStateWords } from "../../features/content-drafts/editing.ts";

export const stateFilter = {
  name: "state",
  all: "All statuses",
  options: Object.entries(publicationStateWords).map(([value, label]) => ({ value, label })),
} as const;
