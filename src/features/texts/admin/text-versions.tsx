import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { counted, formatDateTime } from "../../../admin/format-date-time.ts";
import { Note } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import type { TextChanges } from "../../../facts/site.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { useSite } from "../../../facts/use-site.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { fetchTextVersion, fetchTextVersions } from "../page-texts.admin.functions.ts";

type TextVersionsProps = { page: TextPage; onRestore: (changes: TextChanges) => void };

export function TextVersions(props: TextVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" size="sm" onClick={() => setOpen(true)}>
        Versions
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Versions of this page">
        {isOpen ? <Versions {...props} onDone={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function Versions({ page, onRestore, onDone }: TextVersionsProps & { onDone: () => void }) {
  const site = useSite();
  const { data: versions, error } = useQuery({
    queryKey: ["admin", "texts", "versions", page],
    queryFn: () => fetchTextVersions({ data: { page } }),
    staleTime: 0,
  });
  const restore = useAction(async (version: number) => {
    const changes = await fetchTextVersion({ data: { page, version } });
    if (!changes) throw new Error("This version no longer exists.");
    onRestore(changes);
    onDone();
    toast({ title: "The version is in the form", description: "Publish it to restore it." });
  }, "The version could not be read");
  if (error) return <p className="text-flag">{errorMessage(error)}</p>;
  if (!versions) return <Note>Loading the versions …</Note>;
  const sample = { version: 0, title: "The sample", note: "As it came with the site." };
  const entries = versions.map(({ version, savedAt, savedBy, changes }, index) => ({
    version,
    title: formatDateTime(site, savedAt),
    note: `${savedBy}, ${counted(changes, "text")} of your own${index === 0 ? ", public now" : ""}`,
  }));
  return (
    <ul className="admin-rows">
      {[...entries, sample].map(({ version, title, note }) => (
        <li key={version}>
          <span>
            {title}
            <small>{note}</small>
          </span>
          <Button
            kind="secondary"
            size="sm"
            busy={restore.busy}
            aria-label={`Restore ${version === 0 ? "the sample" : `the version of ${title}`}`}
            onClick={() => restore.run(version)}
          >
            Restore
          </Button>
        </li>
      ))}
    </ul>
  );
}
