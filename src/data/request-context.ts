import type { Kysely } from "kysely";
import type { Schema } from "./schema.server.ts";

/** What the composition root hands to every server function. */
export type RequestContext = {
  db: Kysely<Schema>;
  /** Where uploaded and sample files lie. */
  mediaDir: string;
};
