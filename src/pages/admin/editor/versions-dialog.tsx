import { useQuery } from "@tanstack/react-query";
import type { SavedVersion } from "../../../features/editing/editing.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { formatDateTime } from "../kit/format-date-time.ts";
import { withSession } from "../kit/sign-in-again.ts";

type VersionsDialogProps<Content> = {
  open: boolean;
  onClose: () => void;
  /** Names the item for the cache. */
  item: string;
  list: () => Promise<SavedVersion[]>;
  read: (version: number) => Promise<Content | null>;
  current: Content;
  /** Fields that are no text, such as the URL: they stay as they are. */
  settings: readonly (keyof Content & string)[];
  onRestore: (content: Content) => void;
};

const settingNames = (settings: readonly string[]) =>
  settings.includes("slug") ? "The address and the date stay" : "The date stays";

/** Every saved state, newest first; one can be put back into the form, from where it is saved like any other change. */
export function VersionsDialog<Content extends Record<string, string>>(props: VersionsDialogProps<Content>) {
  const { open, onClose, item, list, read, current, settings, onRestore } = props;
  const { data: versions, error } = useQuery({
    queryKey: ["admin", "versions", item],
    queryFn: () => withSession(list),
    enabled: open,
    staleTime: 0,
  });
  async function restore({ id, savedAt }: SavedVersion) {
    try {
      const content = await withSession(() => read(id));
      if (!content) throw new Error("This version no longer exists.");
      const autosave = Object.fromEntries(settings.map((name) => [name, current[name] ?? ""]));
      onRestore({ ...content, ...autosave });
      onClose();
      toast({
        title: `The text of ${formatDateTime(savedAt)} is in the form`,
        description: `Save it to restore it. ${settingNames(settings)} as before.`,
        action: { label: "Undo", run: () => onRestore(current) },
      });
    } catch (failure) {
      toast({ title: "The version could not be read", description: errorMessage(failure), type: "error" });
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title="Versions">
      {error ? <p className="admin-failure">{errorMessage(error)}</p> : null}
      {versions?.length === 0 ? <p className="admin-note">There are none yet: the first save makes one.</p> : null}
      <ul className="admin-rows">
        {versions?.map((version) => (
          <li key={version.id}>
            <span>
              {formatDateTime(version.savedAt)}
              <small>
                {version.savedBy}, {version.status}
              </small>
            </span>
            <Button
              kind="secondary"
              size="sm"
              aria-label={`Restore the version of ${formatDateTime(version.savedAt)}`}
              onClick={() => void restore(version)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
