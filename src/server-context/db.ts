import type { Kysely, Transaction } from "kysely";
import type { DB as Schema } from "./tables.gen.ts";

export type { Schema };

/** The database, or a transaction on it. */
export type Db = Kysely<Schema>;

/** Only a transaction. */
export type Trx = Transaction<Schema>;
