import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from "../../server-context/column-types.ts";
import type { Visit } from "../visits/visit.ts";
import type { BookingAnswer, BookingQuestion } from "./event-types/booking-question.ts";
import type { Meets } from "./event-types/meeting.ts";
import type { WeeklyHours } from "./weekly-hours.ts";

type Json<T, Insert = string> = ColumnType<T, Insert, string>;

export type EventTypesTable = {
  key: string;
  title: string;
  minutes: number;
  buffer_before: Generated<number>;
  buffer_after: Generated<number>;
  notice_minutes: Generated<number>;
  window_days: Generated<number>;
  daily_limit: number | null;
  slot_step: Generated<number>;
  place: string | null;
  other_lengths: ColumnType<number[], number[] | undefined, number[]>;
  hours: ColumnType<WeeklyHours[] | null, string | null | undefined, string | null>;
  questions: Json<BookingQuestion[], string | undefined>;
  active: Generated<boolean>;
  position: Generated<number>;
  meets: Generated<Meets>;
  description: Generated<string>;
  retired_at: NullableTimestamp;
  updated_at: GeneratedTimestamp;
};

/** Single row. */
export type OwnerCalendarTable = { single: Generated<boolean>; zone: string; feed_token: string | null };

/** Local times such as "09:00:00" in the owner's zone. */
export type AvailabilityTable = { id: GeneratedAlways<number>; weekday: number; starts: string; ends: string };

/** Days such as "2026-12-24" in the owner's zone. */
export type DaysOffTable = { day: ColumnType<string, string, string>; reason: string | null };

export type BookingStatus = "held" | "confirmed" | "cancelled";

export type BookingsTable = {
  id: GeneratedAlways<number>;
  reference: Generated<string>;
  event_type: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  blocked: ColumnType<string, string, string>;
  owner_day: ColumnType<string, string, string>;
  zone: string;
  status: BookingStatus;
  held_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** `holdClient`; null once expired. */
  held_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Likewise of an open booking. */
  booked_by: ColumnType<string | null, string | null | undefined, string | null>;
  name: string | null;
  email: string | null;
  organisation: string | null;
  topic: string | null;
  answers: Json<BookingAnswer[], string | undefined>;
  consent_text: string | null;
  visit: ColumnType<Visit | null, string | null | undefined, string | null>;
  consented_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  sequence: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  cancelled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  cancelled_by: "visitor" | "owner" | null;
  cancel_reason: string | null;
  no_show: Generated<boolean>;
  /** Null: the event type's place. */
  place: string | null;
  notes: string | null;
  guest_id: number | null;
  retain_until: ColumnType<string, string | undefined, string>;
};

export type BusyCalendarsTable = {
  id: GeneratedAlways<number>;
  name: string;
  url: string;
  asked_at: ColumnType<Date | null, Date | undefined, Date | null>;
  read_at: ColumnType<Date | null, Date | undefined, Date | null>;
  problem: string | null;
  problem_since: ColumnType<Date | null, Date | undefined, Date | null>;
  /** Such as "2 of 140 events could not be read: …". */
  left_out: ColumnType<string | null, string | undefined, string | null>;
  known_until: ColumnType<Date | null, Date | undefined, Date | null>;
  /** Times after `known_until` are offered while it cannot be read. */
  offers_unknown: Generated<boolean>;
  created_at: GeneratedTimestamp;
};

export type BusyTimesTable = { calendar_id: number; starts_at: Timestamp; ends_at: Timestamp };

export type BookingTables = {
  busy_calendars: BusyCalendarsTable;
  busy_times: BusyTimesTable;
  event_types: EventTypesTable;
  owner_calendar: OwnerCalendarTable;
  availability: AvailabilityTable;
  days_off: DaysOffTable;
  bookings: BookingsTable;
};
