import type { ImportSite } from "../../src/features/import/site/import-context.server.ts";
import { openSiteExport } from "../../src/features/import/sources/open-export.server.ts";
import { placeMedia } from "./media-upload.ts";

/** What imports of other sites are given: the readers of exports, and the way into the media library. */
export const importSite = (
  parts: Pick<ImportSite, "db" | "media" | "siteUrl" | "stopping" | "allowedHosts">,
): ImportSite => ({
  ...parts,
  openExport: openSiteExport,
  placeMedia: (file, key, name) => placeMedia(file, parts.media, key, name),
});
