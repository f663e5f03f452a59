import { z } from "zod";

export const manifestSchema = z.object({
  format: z.literal(1, { error: "was made by a newer version of this program" }),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** In an order that satisfies foreign keys. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z][a-z0-9_]*$/i), rows: z.number().int().min(0) })),
  files: z.number().int().min(0),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const mediaFolder = "media";
export const keysFolder = "keys";
