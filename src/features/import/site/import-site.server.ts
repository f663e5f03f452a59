import { placeMedia } from "../../media/media-upload.server.ts";
import type { ImportSite } from "./import-context.server.ts";
import { exportOpener } from "./open-export.server.ts";

type Parts = Omit<ImportSite, "openExport" | "placeMedia">;

/** Dependencies of imports: the readers of exports, and access to the media library. */
export const importSite = (parts: Parts): ImportSite => ({
  ...parts,
  openExport: exportOpener(parts.readers),
  placeMedia: (file, key, name) => placeMedia(file, parts.media, key, name),
});
