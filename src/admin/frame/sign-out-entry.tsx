import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { signOut } from "../../features/accounts/identity-client.ts";
import { sessionQuery } from "../../features/accounts/session.ts";
import { localDrafts } from "../../features/content-drafts/local-draft.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../ui/toast-store.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { menuEntryClass } from "../menu-bar.tsx";
import { forgetRecentPages } from "../recent-pages.ts";
import { unsaved } from "../unsaved.ts";

export function SignOutEntry() {
  const navigate = useNavigate();
  const { data: session } = useQuery(sessionQuery());
  const userId = session?.user.id ?? "";
  const [draftCount, setDraftCount] = useState(0);

  async function finish() {
    try {
      await signOut();
      localDrafts.clear(userId);
      forgetRecentPages();
      // A full load, so that no admin data stays in this window.
      await navigate({ href: "/login", reloadDocument: true, ignoreBlocker: true });
      // Busy until the new page loads: without a session nothing can be fetched.
      await new Promise<never>(() => undefined);
    } catch (failure) {
      toast({ title: "Signing out failed", description: errorMessage(failure), type: "error" });
    }
  }
  async function start() {
    if (!(await unsaved.ask())) return;
    const count = localDrafts.count(userId);
    if (count > 0) setDraftCount(count);
    else await finish();
  }
  return (
    <>
      <button type="button" className={menuEntryClass()} onClick={() => void start()}>
        <LogOut />
        Logout
      </button>
      <ConfirmDialog
        open={draftCount > 0}
        onClose={() => setDraftCount(0)}
        title="Sign out before it is saved?"
        confirm="Sign out"
        danger
        onConfirm={finish}
      >
        {draftCount === 1 ? "One text in this browser was" : `${draftCount} texts in this browser were`} not saved yet.
        Signing out deletes {draftCount === 1 ? "it" : "them"} from this browser. To save, open its form again.
      </ConfirmDialog>
    </>
  );
}
