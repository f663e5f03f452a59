import type { PersonalRecord } from "../../server-context/personal-data-store.ts";

export const linkHours = 24;

export type PersonalDataGroup = { title: string; records: PersonalRecord[] };

export type PersonErasure = {
  goes: { title: string; count: number }[];
  stays: { title: string; count: number; reason: string }[];
};

type OpenData = { state: "open"; email: string; groups: PersonalDataGroup[] };

export type MyData = { state: "forged" | "expired" } | OpenData;

/** Format: docs/my-data-format.md (Article 20 GDPR). */
export const myDataFile = ({ email, groups }: Omit<OpenData, "state">, now: Date) => ({
  format: "my-data",
  version: 1,
  email,
  exportedAt: now.toISOString(),
  data: groups,
});
