import { z } from "zod";

/** The first entry of a backup: what the rest of it must amount to. */
export const manifestSchema = z.object({
  format: z.literal(1, { error: "was made by a newer version of this program" }),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that its tables have. */
  migrations: z.array(z.string()),
  /** Rows of each table, in the order in which they can be written back. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z][a-z0-9_]*$/i), rows: z.number().int().min(0) })),
  /** Media files and keys. */
  files: z.number().int().min(0),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** What a backup holds beside the database. */
export const mediaFolder = "media";
export const keysFolder = "keys";
