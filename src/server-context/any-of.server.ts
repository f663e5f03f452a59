import { type RawBuilder, sql } from "kysely";

/** `where("id", "=", anyId(ids))`: one parameter, whereas `in` has one per value and PostgreSQL allows 65,535. */
export const anyId = (ids: readonly number[]): RawBuilder<number> => sql`any(${[...ids]}::bigint[])`;

/** Likewise of texts. */
export const anyText = <T extends string>(texts: readonly T[]): RawBuilder<T> => sql`any(${[...texts]}::text[])`;
