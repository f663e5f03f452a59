import { z } from "zod";
import { plainLine } from "../../lib/plain-text.ts";
import { campaignNames, contentOf, maxRead, type Visit, withoutToken } from "./visit.ts";

const path = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s?#\\]*$/);

const host = z.union([z.literal(""), z.string().regex(/^(?=.{1,100}$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/)]);

const campaignValue = z
  .string()
  .max(2_000)
  .transform((text) => plainLine(text).slice(0, 200));

const visitSchema = z.object({
  first: path.transform(withoutToken),
  referrer: host.catch(""),
  campaign: z
    .partialRecord(z.enum(campaignNames), campaignValue)
    .transform((campaign) => Object.fromEntries(Object.entries(campaign).filter(([, value]) => value))),
  read: z
    .array(path)
    .max(maxRead)
    .transform((paths) => [...new Set(paths.filter((visited) => contentOf(visited)))]),
});

const maxLength = 20_000;

/** Null if malformed: the form is accepted without a visit. */
function parseVisit(text: unknown): z.infer<typeof visitSchema> | null {
  if (typeof text !== "string" || text.length > maxLength) return null;
  try {
    return visitSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** @param reported the script's report, as JSON */
export function readVisit(reported: unknown, page: string, campaign: Record<string, string>): Visit {
  const visit = parseVisit(reported) ?? { first: "", referrer: "", campaign: {}, read: [] };
  return { page: withoutToken(page), ...visit, ...(Object.keys(campaign).length > 0 && { campaign }) };
}
