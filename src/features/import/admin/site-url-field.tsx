import { isWebUrl } from "../../../lib/web-url.ts";
import { TextField } from "../../../ui/text-field.tsx";
import type { SiteImport } from "../site-import.ts";

/** Only Ghost's exports don't contain it. */
export const needsSiteUrl = ({ source, siteUrl }: SiteImport): boolean => source === "ghost" && !siteUrl;

/** @throws Error with a sentence for users */
export function checkSiteUrl(url: string): void {
  if (url && !isWebUrl(url.trim())) throw new Error("Enter the former site’s full URL; it begins with https://.");
}

export function SiteUrlField({ value, onChange }: { value: string; onChange: (url: string) => void }) {
  return (
    <TextField
      label="URL of the former site"
      help="The export doesn’t name it. Without it, images that the file doesn’t contain can’t be fetched."
      value={value}
      maxLength={2_000}
      onChange={onChange}
    />
  );
}
