import type { PersonalRecord } from "../../request/personal-data-store.ts";

/** Hours that the link to someone's own data works. */
export const linkHours = 24;

/** What the page behind such a link shows. */
export type MyData =
  | { state: "forged" | "expired" }
  | { state: "open"; email: string; groups: { title: string; records: PersonalRecord[] }[] };
