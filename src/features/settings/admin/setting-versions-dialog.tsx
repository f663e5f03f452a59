import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { Note } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { SettingValues } from "../setting.ts";
import type { SettingVersion, VersionedSetting } from "../setting-versions.ts";
import { fetchSettingVersion, fetchSettingVersions } from "../settings.admin.functions.ts";

type SettingVersionsProps = {
  setting: VersionedSetting;
  title: string;
  /** Receives what differs from the files. */
  onRestore: (values: SettingValues) => void;
};

export function SettingVersions(props: SettingVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="sm" aria-label={`Versions of ${props.title}`} onClick={() => setOpen(true)}>
        Versions
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Versions: ${props.title}`}>
        {isOpen ? <Versions {...props} onDone={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function Versions({ setting, title, onRestore, onDone }: SettingVersionsProps & { onDone: () => void }) {
  const site = useSite();
  const { data: versions, error } = useQuery({
    queryKey: ["admin", "settings", "versions", setting],
    queryFn: () => fetchSettingVersions({ data: { key: setting } }),
    staleTime: 0,
  });
  const restore = useAction(async (version: number, name: string) => {
    const values = await fetchSettingVersion({ data: { key: setting, version } });
    if (!values) throw new Error("This version no longer exists.");
    onRestore(values);
    onDone();
    toast({ title: `${title}: ${name} is in the form`, description: "Save it to restore it." });
  }, "The version could not be read");
  if (error) return <p className="text-flag">{errorMessage(error)}</p>;
  if (!versions) return <Note>Loading the versions …</Note>;
  if (versions.length === 0)
    return <Note>There are none yet: what you see is the sample. The first save creates one.</Note>;
  const [current, ...earlier] = versions;
  return (
    <ul className="admin-rows">
      {current ? <Version key={current.version} version={current} /> : null}
      {earlier.map((version) => {
        const name = `the version of ${formatDateTime(site, version.savedAt)}`;
        return (
          <Version
            key={version.version}
            version={version}
            onRestore={() => restore.run(version.version, name)}
            label={`Restore ${name}`}
          />
        );
      })}
      <li>
        <span>
          The sample
          <small>As it came with the site.</small>
        </span>
        <Button kind="secondary" size="sm" aria-label="Restore the sample" onClick={() => restore.run(0, "the sample")}>
          Restore
        </Button>
      </li>
    </ul>
  );
}

type VersionProps = { version: SettingVersion; onRestore?: () => void; label?: string };

function Version({ version: { savedAt, savedBy, changes }, onRestore, label }: VersionProps) {
  const site = useSite();
  return (
    <li>
      <span>
        {formatDateTime(site, savedAt)}
        <small>{onRestore ? savedBy : `${savedBy}, current`}</small>
      </span>
      {onRestore ? (
        <Button kind="secondary" size="sm" aria-label={label} onClick={onRestore}>
          Restore
        </Button>
      ) : null}
      {changes.length > 0 ? (
        <dl className="grid basis-full gap-1.5 text-sm wrap-anywhere">
          {changes.map((change) => (
            <div key={change.label}>
              <dt className="text-ink-soft">{change.label}</dt>
              <dd>
                <del className="text-ink-soft">{change.before || "empty"}</del>{" "}
                <ins className="no-underline">{change.after || "empty"}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <small>Nothing was changed.</small>
      )}
    </li>
  );
}
