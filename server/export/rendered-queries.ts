import { createContext, runInContext } from "node:vm";
import { hashKey } from "@tanstack/react-query";
import { z } from "zod";

const answers = z.array(z.object({ queryKey: z.array(z.unknown()), data: z.unknown() }));

export type RenderedQuery = z.output<typeof answers>[number] & { queryHash: string };

const dataScript = /<script\b[^>]*\bdata-tsr-stream-part\b[^>]*>([\s\S]*?)<\/script>/g;

/** Within the page's data: the answers of its queries, as text, so that nothing of the page's own is kept alive. */
const readOut = "JSON.stringify(self.$_TSR?.router?.dehydratedData?.answers ?? [])";

const self: Record<string, unknown> = {
  ReadableStream,
  document: { currentScript: { remove: () => undefined, previousElementSibling: null } },
};
self.self = self;
// One for all pages, for each of them weighs a megabyte.
const context = createContext(self);

/**
 * What the queries of a rendered page were answered, read from the data that the page carries for the browser. The data is a
 * script of the router's own making; it is run as the browser would run it, with nothing within its reach.
 */
export function renderedQueries(html: string): RenderedQuery[] {
  self.$_TSR = undefined;
  self.$R = undefined;
  for (const [, script = ""] of html.matchAll(dataScript)) {
    // The engine remembers every script that it runs, and with it the whole page that it was cut from; evaluated text it forgets.
    self.script = script;
    runInContext("(0, eval)(script)", context, { timeout: 5_000 });
  }
  return answers
    .parse(JSON.parse(String(runInContext(readOut, context))))
    .map((query) => ({ ...query, queryHash: hashKey(query.queryKey) }));
}
