import { z } from "zod";
import { listFilter, listRequest } from "../../server-context/list-request.ts";

/** What a list of articles or episodes is asked by. */
export const contentList = listRequest.extend({ state: listFilter(["draft", "published", "scheduled"]) });

type Limits<Content> = {
  /** The largest identifier that the kind's table can hold. */
  maxId: number;
  /** Characters of a field. */
  maxTextLength: number;
  dateField: keyof Content & string;
};

/** What the server functions of an editor are given; `empty` names the fields of the content, which are all texts. */
export function editingInput<Content extends Record<string, string>>(
  empty: Content,
  { maxId, maxTextLength, dateField }: Limits<Content>,
) {
  const fields = Object.keys(empty).map((field) => [field, z.string().max(field === dateField ? 40 : maxTextLength)]);
  const content = z.object(Object.fromEntries(fields) as Record<keyof Content & string, z.ZodString>);
  const item = z.object({ id: z.number().int().min(0).max(maxId) });
  // The key is chosen by the browser for a new item, so that a repeated request does not create it twice.
  const draft = item.extend({ base: z.string().max(40), content, key: z.string().max(60).default("") });
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
