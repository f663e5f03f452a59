import type { Kysely } from "kysely";
import type { EmbedSettings } from "../lib/embed-settings.ts";
import type { Schema } from "./schema.server.ts";

/** What the composition root hands to every server function. */
export type RequestContext = {
  db: Kysely<Schema>;
  /** Where uploaded and sample files lie. */
  mediaDir: string;
  /** Outside services that the owner has configured; absent, none is. */
  embeds?: EmbedSettings;
};
