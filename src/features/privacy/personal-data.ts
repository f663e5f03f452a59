import type { PersonalRecord } from "../../server-context/personal-data-store.ts";

/** Hours that the link to someone's own data works. */
export const linkHours = 24;

/** What a store holds about a person. */
export type PersonalDataGroup = { title: string; records: PersonalRecord[] };

/** What erasing a person comes to, in the owner's words. */
export type PersonErasure = {
  goes: { title: string; count: number }[];
  stays: { title: string; count: number; reason: string }[];
};

type OpenData = { state: "open"; email: string; groups: PersonalDataGroup[] };

/** What the page behind such a link shows. */
export type MyData = { state: "forged" | "expired" } | OpenData;

/** The file that a person downloads; docs/my-data-format.md describes it (Article 20 GDPR). */
export const myDataFile = ({ email, groups }: Omit<OpenData, "state">, now: Date) => ({
  format: "my-data",
  version: 1,
  email,
  exportedAt: now.toISOString(),
  data: groups,
});
