import type { ColumnType } from "kysely";

/** Written as JSON text, read as what it holds. */
export type Json<Value> = ColumnType<Value, string, string>;
export type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;

/** Read as a Date; written as a Date or an ISO timestamp, whose microseconds are preserved. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Filled by the database when it is left out. */
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
