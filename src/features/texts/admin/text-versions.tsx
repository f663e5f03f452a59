import { counted } from "../../../admin/format-date-time.ts";
import { Versions } from "../../../admin/record/versions.tsx";
import type { TextChanges } from "../../../facts/site.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { fetchTextVersion, fetchTextVersions } from "../page-texts.admin.functions.ts";

export function TextVersions({ page, onRestore }: { page: TextPage; onRestore: (changes: TextChanges) => void }) {
  return (
    <Versions
      title="Versions of this page"
      of={["texts", "versions", page]}
      list={() => fetchTextVersions({ data: { page } })}
      read={(version) => fetchTextVersion({ data: { page, version } })}
      note={({ savedBy, changes }, isCurrent) =>
        `${savedBy}, ${counted(changes, "text")} of your own${isCurrent ? ", public now" : ""}`
      }
      onRestore={onRestore}
      next="Publish it to restore it."
    />
  );
}
