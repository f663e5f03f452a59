import type { ImportSite } from "../../src/features/import/site/import-context.server.ts";
import { exportOpener } from "../../src/features/import/site/open-export.server.ts";
import { placeMedia } from "./media-upload.ts";

type Parts = Omit<ImportSite, "openExport" | "placeMedia">;

/** Dependencies of imports: the readers of exports, and access to the media library. */
export const importSite = (parts: Parts): ImportSite => ({
  ...parts,
  openExport: exportOpener(parts.readers),
  placeMedia: (file, key, name) => placeMedia(file, parts.media, key, name),
});
