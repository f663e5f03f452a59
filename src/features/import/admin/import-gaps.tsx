import { useState } from "react";
import { FieldsForm } from "../../../admin/fields/form-layout.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { Note, Problem } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { fetchMissingFiles } from "../site-import.functions.ts";
import type { SiteImport } from "../site-import.ts";
import { checkSiteUrl, needsSiteUrl, SiteUrlField } from "./site-url-field.tsx";

/** What an import could not fetch, and another attempt at it. */
export function ImportGaps({ entry }: { entry: SiteImport }) {
  const [siteUrl, setSiteUrl] = useState(entry.choice?.siteUrl ?? "");
  const again = useAction(async () => {
    checkSiteUrl(siteUrl);
    const begun = await fetchMissingFiles({ data: { id: entry.id, siteUrl } });
    if (!begun.ok) throw new Error("This import has changed since. Look at it again.");
  });
  if (entry.gaps === 0 || entry.state !== "done") return null;
  return (
    <FieldsForm onSubmit={again.run}>
      <Note>
        {counted(entry.gaps, "item")} without an image or file that couldn’t be fetched. Readers see a link or its name
        instead. What you have edited since stays as it is.
      </Note>
      {needsSiteUrl(entry) ? <SiteUrlField value={siteUrl} onChange={setSiteUrl} /> : null}
      <Problem text={again.problem} />
      <Button type="submit" kind="secondary" size="sm" busy={again.busy}>
        Fetch missing images again
      </Button>
    </FieldsForm>
  );
}
