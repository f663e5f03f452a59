import type { ReactNode } from "react";
import { useState } from "react";
import { useSite } from "../../facts/use-site.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AdminButton } from "../admin-button.tsx";
import { formatDateTime } from "../format-date-time.ts";
import { Loaded } from "../states.tsx";
import { useAdminQuery } from "../use-admin-query.ts";
import { useAction } from "../use-change.ts";

type Version = { version: number; savedAt: string };

type VersionsProps<Item extends Version, Content> = {
  /** Accessible name of the button, if "Versions" says too little. */
  label?: string;
  title: string;
  /** Query cache key, below "admin". */
  of: readonly string[];
  list: () => Promise<Item[]>;
  /** Null if it no longer exists. Version 0 is the sample. */
  read: (version: number) => Promise<Content | null>;
  note: (version: Item, isCurrent: boolean) => ReactNode;
  details?: (version: Item) => ReactNode;
  onRestore: (content: Content) => void;
  /** The step that publishes the restored version, such as "Save it to restore it." */
  next: string;
};

/** A button that opens earlier versions; the newest is the current text. */
export function Versions<Item extends Version, Content>({ label, title, ...props }: VersionsProps<Item, Content>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AdminButton kind="quiet" aria-label={label} onClick={() => setOpen(true)}>
        Versions
      </AdminButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        {isOpen ? <VersionList {...props} onDone={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

type VersionListProps<Item extends Version, Content> = Omit<VersionsProps<Item, Content>, "title"> & {
  onDone: () => void;
};

function VersionList<Item extends Version, Content>(props: VersionListProps<Item, Content>) {
  const { of, list, read, note, details, onRestore, next, onDone } = props;
  const site = useSite();
  const query = useAdminQuery(of, list);
  const restore = useAction(async (version: number, name: string) => {
    const content = await read(version);
    if (content === null) throw new Error("This version no longer exists.");
    onRestore(content);
    onDone();
    toast({ title: `${name.charAt(0).toUpperCase()}${name.slice(1)} is in the form`, description: next });
  }, "The version could not be read");
  const button = (version: number, name: string) => (
    <AdminButton busy={restore.busy} aria-label={`Restore ${name}`} onClick={() => restore.run(version, name)}>
      Restore
    </AdminButton>
  );
  return (
    <Loaded query={query} what="the versions">
      {(versions) => (
        <ul className="admin-rows">
          {versions.map((version, index) => (
            <li key={version.version}>
              <span>
                {formatDateTime(site, version.savedAt)}
                <small>{note(version, index === 0)}</small>
              </span>
              {index === 0 ? null : button(version.version, `the version of ${formatDateTime(site, version.savedAt)}`)}
              {details?.(version)}
            </li>
          ))}
          <li>
            <span>
              The sample
              <small>As it came with the site.</small>
            </span>
            {button(0, "the sample")}
          </li>
        </ul>
      )}
    </Loaded>
  );
}
