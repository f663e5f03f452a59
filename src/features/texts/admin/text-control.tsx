import { PictureField } from "../../../admin/media/picture-field.tsx";
import type { Site } from "../../../facts/site.ts";
import { useSite } from "../../../facts/use-site.ts";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { fillAllTokens } from "../all-tokens.ts";
import type { TextLeaf } from "../text-fields.ts";
import { keepTokens } from "../token-typing.ts";

type TextControlProps = {
  id: string;
  leaf: TextLeaf;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  label?: string;
};

/** The length of the text, and the text with its tokens filled in. */
function helpOf(site: Site, { kind, limit }: TextLeaf, value: string): string {
  if (kind === "link") return "A page of this site, such as /contact, or a URL that begins with https://.";
  const length = `${value.length} of ${limit} characters${kind === "lines" ? ", one text a line" : ""}.`;
  const filled = fillAllTokens(site, value);
  return filled === value ? length : `${length} Shown as: ${filled}`;
}

export function TextControl({ id, leaf, value, error, onChange, label = leaf.label }: TextControlProps) {
  const site = useSite();
  if (leaf.kind === "picture") {
    const help = "An image from the library instead of the site’s own drawing. Leave it empty for the drawing.";
    return <PictureField {...{ id, label, help, error, value, onChange }} />;
  }
  const shared = {
    id,
    label,
    value,
    optional: leaf.isOptional,
    help: helpOf(site, leaf, value),
    onChange: (typed: string) => onChange(keepTokens(value, typed)),
    ...(error === undefined ? {} : { error }),
  };
  if (leaf.kind === "text" || leaf.kind === "lines")
    return <TextareaField {...shared} rows={Math.min(8, Math.max(2, Math.ceil(value.length / 70)))} />;
  return <TextField {...shared} autoComplete="off" />;
}
