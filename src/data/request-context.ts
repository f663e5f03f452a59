import type { Kysely } from "kysely";
import type { ContentSource } from "./content-source.ts";
import type { Schema } from "./schema.server.ts";

/** What the composition root hands to every server function. */
export type RequestContext = {
  db: Kysely<Schema>;
  /** Articles and episodes, from wherever they come. */
  content: ContentSource;
  /** Where uploaded and sample files lie. */
  mediaDir: string;
};
