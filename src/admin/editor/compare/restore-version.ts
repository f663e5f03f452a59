import type { Site } from "../../../facts/site.ts";
import type { PublicationState, SavedVersion, SaveIntent } from "../../../features/content-drafts/editing.ts";
import { toast } from "../../../ui/toast-store.ts";
import { formatDateTime } from "../../format-date-time.ts";

type Restoration<Content> = {
  version: SavedVersion;
  content: Content;
  current: Content;
  isRecorded: boolean;
  state: PublicationState;
  /** The item has its own URL, which stays. */
  hasUrl: boolean;
  replace: (content: Content) => void;
  save: (intent: SaveIntent) => Promise<boolean>;
};

/** Saves a draft at once, after the text it replaces; for a public or scheduled item only fills the form, to save explicitly. */
export async function restoreVersion<Content>(site: Site, restoration: Restoration<Content>): Promise<void> {
  const { version, content, current, isRecorded, state, hasUrl, replace, save } = restoration;
  const stay = hasUrl ? "The URL and the date stay" : "The date stays";
  const action = { label: "Undo", run: () => replace(current) };
  const name = formatDateTime(site, version.savedAt);
  if (state !== "draft") {
    replace(content);
    toast({
      title: `The text of ${name} is in the form`,
      description: `Save it to restore it. ${stay} as before.`,
      action,
    });
    return;
  }
  if (!isRecorded && !(await save("draft"))) return;
  replace(content);
  if (!(await save("draft"))) return;
  toast({ title: `The version of ${name} is restored`, description: `${stay} as before.`, action });
}
