import { issue as farewell } from "./issues/a-farewell-lunch-and-a-handover-folder.ts";
import { issue as fax } from "./issues/eleven-people-four-systems-and-a-fax.ts";
import { issue as binder } from "./issues/the-binder-everyone-trusted.ts";
import type { SampleIssue } from "./sample-content.ts";

/** What a new archive of the newsletter shows, and a draft to begin with; all of it invented and marked so. */
export const sampleIssues: readonly SampleIssue[] = [farewell, binder, fax];
