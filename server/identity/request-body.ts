import type { z } from "zod";

/** What the JSON body of a request says, by a schema, and leaves the body to others; undefined when it says something else. */
export async function readBody<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body | undefined> {
  const data: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return schema.safeParse(data).data;
}
