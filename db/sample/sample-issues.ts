import { issue as farewell } from "./issues/a-farewell-lunch-and-a-handover-folder.ts";
import { issue as fax } from "./issues/eleven-people-four-systems-and-a-fax.ts";
import { issue as binder } from "./issues/the-binder-everyone-trusted.ts";
import type { SampleIssue } from "./sample-content.ts";

/** Archived issues and one draft, all marked as invented. */
export const sampleIssues: readonly SampleIssue[] = [farewell, binder, fax];
