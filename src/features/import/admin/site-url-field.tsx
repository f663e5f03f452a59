import { isWebUrl } from "../../../lib/web-url.ts";
import { TextField } from "../../../ui/text-field.tsx";
import type { SiteImport } from "../site-import.ts";

/** Only Ghost's exports don't contain it. */
export const needsSiteUrl = ({ source, siteUrl }: SiteImport): boolean => source === "ghost" && !siteUrl;

export const isSiteUrl = (url: string): boolean => !url || isWebUrl(url.trim());

type SiteUrlFieldProps = { value: string; isChecked: boolean; onChange: (url: string) => void };

export function SiteUrlField({ value, isChecked, onChange }: SiteUrlFieldProps) {
  return (
    <TextField
      label="URL of the former site"
      help="The export doesn’t name it. Without it, images that the file doesn’t contain can’t be fetched."
      error={isChecked && !isSiteUrl(value) ? "Enter the former site’s full URL; it begins with https://." : undefined}
      value={value}
      maxLength={2_000}
      onChange={onChange}
    />
  );
}
