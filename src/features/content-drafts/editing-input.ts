import { z } from "zod";
import { listFilter, listRequest } from "../../server-context/list-request.ts";

export const contentList = listRequest.extend({ state: listFilter(["draft", "published", "scheduled"]) });

type Limits<Content> = {
  maxId: number;
  maxTextLength: number;
  dateField: keyof Content & string;
};

/** All fields of the content are strings; `empty` has their names. */
export function editingInput<Content extends Record<string, string>>(
  empty: Content,
  { maxId, maxTextLength, dateField }: Limits<Content>,
) {
  const fields = Object.keys(empty).map((field) => [field, z.string().max(field === dateField ? 40 : maxTextLength)]);
  const content = z.object(Object.fromEntries(fields) as Record<keyof Content & string, z.ZodString>);
  const item = z.object({ id: z.number().int().min(0).max(maxId) });
  // The browser's idempotency key for a new item.
  const draft = item.extend({
    base: z.string().max(40),
    content,
    key: z.string().max(60).default(""),
    seen: z.string().max(40).optional(),
  });
  return {
    item,
    draft,
    save: draft.extend({
      intent: z.enum(["draft", "publish", "schedule", "update"]),
      replaced: content.optional(),
    }),
    version: item.extend({ version: z.number().int().min(1) }),
  };
}
