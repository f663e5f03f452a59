import { Versions } from "../../../admin/record/versions.tsx";
import type { SettingValues } from "../setting.ts";
import type { SettingVersion, VersionedSetting } from "../setting-versions.ts";
import { fetchSettingVersion, fetchSettingVersions } from "../settings.admin.functions.ts";

type SettingVersionsProps = {
  setting: VersionedSetting;
  title: string;
  /** Receives what differs from the defaults. */
  onRestore: (values: SettingValues) => void;
};

export function SettingVersions({ setting, title, onRestore }: SettingVersionsProps) {
  return (
    <Versions
      label={`Versions of ${title}`}
      title={`Versions: ${title}`}
      of={["settings", "versions", setting]}
      list={() => fetchSettingVersions({ data: { key: setting } })}
      read={(version) => fetchSettingVersion({ data: { key: setting, version } })}
      note={({ savedBy }, isCurrent) => (isCurrent ? `${savedBy}, current` : savedBy)}
      details={({ changes }) => <Changes changes={changes} />}
      onRestore={onRestore}
      next="Save it to restore it."
    />
  );
}

function Changes({ changes }: Pick<SettingVersion, "changes">) {
  if (changes.length === 0) return <small>Nothing was changed.</small>;
  return (
    <dl className="grid basis-full gap-1.5 text-sm wrap-anywhere">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <del className="text-ink-soft">{before || "empty"}</del>{" "}
            <ins className="no-underline">{after || "empty"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
