import { z } from "zod";
import { isWebUrl } from "../../lib/web-url.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { listFilter, oneId } from "../../server-context/list-request.ts";
import {
  addImport,
  cancelImport,
  fetchFilesAgain,
  listImportItems,
  listImports,
  requestUndo,
  startImport,
  writeReport,
} from "./site/imports.server.ts";
import { importFilters, showFactNames } from "./site-import.ts";

export const fetchImports = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  listImports(context.site, context.db),
);

export const fetchImportItems = adminFunction({ method: "GET" })
  .validator(oneId.extend({ outcome: listFilter(importFilters), page: z.number().int().min(1).max(10_000) }))
  .handler(async ({ data, context }) => listImportItems(context.db, data));

export const fetchImportReport = adminFunction({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => writeReport(context.db, data.id, context.siteUrl));

export const readExportFromUrl = adminFunction({ method: "POST" })
  .validator(z.object({ url: z.string().trim().max(2_000).refine(isWebUrl) }))
  .handler(async ({ data: { url }, context }) =>
    addImport(context.db, { fileName: url, file: url, bytes: 0 }, context.admin.email),
  );

const name = z.string().trim().max(100);

const formerSite = z
  .string()
  .trim()
  .max(2_000)
  .refine((url) => url === "" || isWebUrl(url));

const choice = z.object({
  articles: z.boolean(),
  pages: z.boolean().default(true),
  episodes: z.boolean(),
  media: z.boolean(),
  siteUrl: formerSite.default(""),
  recordings: z.enum(["copy", "leave"]),
  posts: z.enum(["episodes", "articles"]).default("episodes"),
  ownAuthors: z.array(name).max(200).default([]),
  keepsState: z.boolean(),
  categories: z.record(name, name),
  category: name.min(1),
  show: z.array(z.enum(showFactNames)).max(showFactNames.length).default([]),
});

export const startSiteImport = adminFunction({ method: "POST" })
  .validator(oneId.extend({ choice }))
  .handler(async ({ data, context }) => startImport(context.db, data, context.admin.email));

export const fetchMissingFiles = adminFunction({ method: "POST" })
  .validator(oneId.extend({ siteUrl: formerSite }))
  .handler(async ({ data, context }) => fetchFilesAgain(context, data, context.admin.email));

export const cancelSiteImport = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => cancelImport(context.db, data.id, context.admin.email));

export const undoSiteImport = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => requestUndo(context.db, data.id, context.admin.email));
