import { z } from "zod";
import { sitePaths } from "../../facts/navigation.ts";
import { csv } from "../../lib/csv/write-csv.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { listFilter, listRequest } from "../../server-context/list-request.ts";
import { maxRedirectFileCharacters, maxSourceLength, maxTargetLength, redirectOrigins } from "./redirect.ts";
import { importRedirectFile, listRedirects, removeRedirects, saveRedirect } from "./redirects.admin.server.ts";
import { deleteUnknownUrl, listUnknownUrls } from "./unknown-urls.server.ts";

const redirectList = listRequest.extend({ origin: listFilter(redirectOrigins) });

export const fetchRedirects = adminFunction({ method: "GET" })
  .validator(redirectList)
  .handler(async ({ data, context }) => listRedirects(context.db, data));

/** Can be imported again. */
export const exportRedirects = adminFunction({ method: "GET" })
  .validator(redirectList)
  .handler(async ({ data, context }) => {
    const { redirects } = await listRedirects(context.db, data, true);
    return csv(
      ["From", "To", "Status", "Origin", "Hits in 30 days"],
      redirects.map(({ source, target, origin, days }) => [
        source,
        target,
        target === null ? 410 : 301,
        origin,
        days.reduce((sum, { hits }) => sum + hits, 0),
      ]),
    );
  });

const source = z.string().max(maxSourceLength * 2);

export const storeRedirect = adminFunction({ method: "POST" })
  .validator(z.object({ before: source.nullable(), source, target: z.string().max(maxTargetLength * 2) }))
  .handler(async ({ data, context }) => saveRedirect(context, data, context.admin.email));

export const deleteRedirects = adminFunction({ method: "POST" })
  .validator(z.object({ sources: z.array(source).min(1).max(100) }))
  .handler(async ({ data, context }) => removeRedirects(context.db, data.sources, context.admin.email));

export const importRedirects = adminFunction({ method: "POST" })
  .validator(z.object({ text: z.string().max(maxRedirectFileCharacters) }))
  .handler(async ({ data, context }) => importRedirectFile(context, data.text, context.admin.email));

export const fetchUnknownUrls = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  listUnknownUrls(context.site, context.db, Object.keys(sitePaths)),
);

export const dismissUnknownUrl = adminFunction({ method: "POST" })
  .validator(z.object({ path: z.string().max(500) }))
  .handler(async ({ data, context }) => deleteUnknownUrl(context.db, data.path));
