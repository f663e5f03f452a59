import type { z } from "zod";

/** Reads a clone of the JSON body; undefined when it does not match the schema. */
export async function readBody<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body | undefined> {
  const data: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return schema.safeParse(data).data;
}
