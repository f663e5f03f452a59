import { Download } from "lucide-react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { download } from "../../../admin/download.ts";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { FactList } from "../../../admin/record/fact-list.tsx";
import { Note } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { GuestDetail } from "../guest-record.ts";
import { grantNames } from "../guest-release.ts";
import { fetchReleaseFile } from "../guests.admin.functions.ts";
import { wordingOf } from "../release-wordings.ts";

export function ReleaseCard({ guest }: { guest: GuestDetail }) {
  const site = useSite();
  const { id, name, status, release } = guest;
  const save = useAction(async () => {
    const file = await fetchReleaseFile({ data: { id } });
    if (!file) throw new Error("This guest has not signed a release form.");
    const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
    download(`release-form-${id}.pdf`, bytes, "application/pdf");
  }, "The file could not be created");

  if (!release) {
    return (
      <FormCard title="Release form">
        <Note>
          {status === "accepted"
            ? `${name} has not signed it yet. Until then the calendar stays closed and no episode should be published.`
            : "Only accepted guests sign it."}
        </Note>
      </FormCard>
    );
  }
  const { labels } = wordingOf(release.version);
  return (
    <FormCard title="Release form">
      {release.isIntact ? null : (
        <Notice tone="error" title="This is not what was signed">
          The stored text, name or permissions no longer match the hash. The copy that was emailed does.
        </Notice>
      )}
      <ul className="grid">
        {grantNames.map((grant) => (
          <li
            key={grant}
            className={classNames(
              "grid grid-cols-[40px_minmax(0,1fr)] gap-2 py-1.5",
              !release[grant] && "text-ink-soft",
            )}
          >
            <b className={release[grant] ? "text-tide" : undefined}>{release[grant] ? "Yes" : "No"}</b>
            <span>{labels[grant]}</span>
          </li>
        ))}
      </ul>
      <FactList
        facts={[
          { label: "Signed as", value: release.signature },
          { label: "Signed on", value: formatDateTime(site, release.signedAt) },
          { label: "Version", value: release.version },
          {
            label: "SHA-256",
            value: (
              <>
                <code className="block min-w-36 text-xs wrap-anywhere">{release.sha256}</code>
                {release.isIntact ? <small>Matches what is stored.</small> : null}
              </>
            ),
          },
        ]}
      />
      <Collapsible summary="The words that were signed">
        <div className="grid max-w-[68ch] gap-3 border-l-2 border-l-line-strong px-4 py-3">
          {release.text.split("\n\n").map((part) => (
            <p key={part}>{part}</p>
          ))}
        </div>
      </Collapsible>
      <AdminButton action={save}>
        <Download />
        Signed copy (PDF)
      </AdminButton>
    </FormCard>
  );
}
