import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from "../../server-context/column-types.ts";
import type { Visit } from "../visits/visit.ts";
import type { GuestState } from "./guest-record.ts";

export type GuestsTable = {
  id: GeneratedAlways<number>;
  reference: Generated<string>;
  name: string;
  email: string;
  organisation: string | null;
  bio: string;
  expertise: string;
  topics: string;
  links: string | null;
  portrait: string | null;
  status: Generated<GuestState>;
  consent_text: string;
  visit: ColumnType<Visit | null, string | null | undefined, string | null>;
  consented_at: Timestamp;
  created_at: GeneratedTimestamp;
  decided_at: NullableTimestamp;
  decided_by: string | null;
  notes: string | null;
  deleted_at: NullableTimestamp;
  /** The administrator's email address. */
  deleted_by: string | null;
  retain_until: ColumnType<string, string | undefined, string>;
};

/** Never changed. */
export type GuestReleasesTable = {
  id: GeneratedAlways<number>;
  guest_id: number;
  version: string;
  text: string;
  sha256: string;
  signature: string;
  audio: boolean;
  video: boolean;
  clips: boolean;
  transcript: boolean;
  signed_at: Timestamp;
};

export type EpisodeGuestsTable = { episode_id: number; guest_id: number };

export type GuestTables = {
  guests: GuestsTable;
  guest_releases: GuestReleasesTable;
  episode_guests: EpisodeGuestsTable;
};
