import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.server.ts";

/** The database, or a transaction on it. */
export type Db = Kysely<Schema>;

/** Only a transaction. */
export type Trx = Transaction<Schema>;
