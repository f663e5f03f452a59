import { z } from "zod";

export const listPageSize = 25;

/** Characters. */
export const maxSearchLength = 200;
export const maxSortLength = 20;

export const listRequest = z.object({
  search: z.string().max(maxSearchLength),
  sort: z.string().max(maxSortLength),
  page: z.number().int().min(1).max(100_000),
});

/** Unknown values count as no filter. */
export const listFilter = <const Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .catch("")
    .pipe(z.union([z.literal(""), z.enum(values)]).catch(""));

export type ListRequest = z.infer<typeof listRequest>;

export const maxExportRows = 100_000;

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const oneId = z.object({ id });
export const someIds = z.object({ ids: z.array(id).min(1).max(100) });
