import { createContext, runInContext } from "node:vm";
import { z } from "zod";

const dehydrated = z.object({
  dehydratedData: z.object({
    query: z.object({
      initial: z
        .array(
          z.looseObject({
            queryKey: z.array(z.unknown()),
            queryHash: z.string(),
            state: z.looseObject({ data: z.unknown() }),
          }),
        )
        .default([]),
    }),
  }),
});

export type RenderedQuery = { queryKey: readonly unknown[]; queryHash: string; data: unknown };

const dataScript = /<script\b[^>]*\bdata-tsr-stream-part\b[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What the queries of a rendered page were answered, read from the data that the page carries for the browser. The data is a
 * script of the router's own making; it is run as the browser would run it, with nothing within its reach.
 */
export function renderedQueries(html: string): RenderedQuery[] {
  const self: Record<string, unknown> = { ReadableStream };
  self.self = self;
  self.document = { currentScript: { remove: () => undefined, previousElementSibling: null } };
  const context = createContext(self);
  for (const [, script = ""] of html.matchAll(dataScript)) runInContext(script, context, { timeout: 5_000 });
  const found = dehydrated.safeParse(Reflect.get(Object(self.$_TSR), "router"));
  if (!found.success) return [];
  return found.data.dehydratedData.query.initial.map(({ queryKey, queryHash, state }) => ({
    queryKey,
    queryHash,
    data: state.data,
  }));
}
