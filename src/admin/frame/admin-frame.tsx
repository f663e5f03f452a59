import { useQuery } from "@tanstack/react-query";
import { Outlet, useBlocker } from "@tanstack/react-router";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { needsSecondFactor } from "../../features/accounts/identity-client.ts";
import { sessionQuery } from "../../features/accounts/session.ts";
import { outdatedPage, signInAgain } from "../../server-context/sign-in-again.ts";
import { useOnNewPage } from "../../site/use-navigation.ts";
import { Dialog, DialogContainer } from "../../ui/dialog.tsx";
import { OutdatedNotice } from "../../ui/outdated-notice.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { ToastRegion } from "../../ui/toast.tsx";
import { AdminButton } from "../admin-button.tsx";
import { SearchDialog } from "../search/search-dialog.tsx";
import { ShortcutHelp } from "../shortcuts.tsx";
import { Note } from "../states.tsx";
import { unsaved } from "../unsaved.ts";
import { AdminMenu, SetUpMenu } from "./admin-menu.tsx";
import { NewDialog } from "./new-entry.tsx";
import { SignInAgainDialog } from "./sign-in-again-dialog.tsx";

const listFormat = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Navigation within a list or page keeps typed text. */
const shouldBlock = async ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  current.pathname !== next.pathname && !(await unsaved.ask());
const isUnsaved = () => !unsaved.isEmpty();

/** Asks before unsaved text is left by link, browser button or closing the window; rendered once. */
function LeaveGuard() {
  const open = useSyncExternalStore(unsaved.subscribe, unsaved.isAsking, () => false);
  useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: isUnsaved });
  return (
    <Dialog open={open} onClose={unsaved.stay} title="Leave without saving?">
      <Note>You have not saved {listFormat.format(unsaved.list())}. If you leave, the changes are lost.</Note>
      <div className="dialog-actions">
        <AdminButton onClick={unsaved.stay}>Stay</AdminButton>
        <AdminButton kind="danger" onClick={unsaved.leave}>
          Leave without saving
        </AdminButton>
      </div>
    </Dialog>
  );
}

export function AdminFrame() {
  const { data: session } = useQuery(sessionQuery());
  const main = useRef<HTMLElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const email = useRef<string>(undefined);
  if (session) email.current = session.user.email;
  useOnNewPage(() => main.current?.focus({ preventScroll: true }));

  // Keeps unsaved text when the session ends in this window.
  useEffect(() => {
    if (session === null) void signInAgain.ask("ended");
  }, [session]);

  const isOutdated = useSyncExternalStore(outdatedPage.subscribe, outdatedPage.read, () => false);
  const isSettingUp = Boolean(session && needsSecondFactor(session));
  const isNotAdmin = session !== undefined && session !== null && session.user.role !== "admin";
  return (
    <DialogContainer value={frame}>
      <div ref={setFrame} className="admin">
        <SkipLink />
        {isSettingUp ? <SetUpMenu /> : <AdminMenu email={session?.user.email} />}
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="w-full min-w-0 max-w-310 px-[clamp(16px,3vw,40px)] pt-6 pb-[calc(64px+var(--phone-bar))] outline-none"
        >
          {/* Sticky, to be visible far down in a form. */}
          {isOutdated ? (
            <OutdatedNotice className="sticky top-2 z-6 mb-4">
              <p>Copy what is not saved yet before you do.</p>
            </OutdatedNotice>
          ) : null}
          {isNotAdmin ? <NoAccess /> : <Outlet />}
        </main>
        <SignInAgainDialog email={email.current} />
        <LeaveGuard />
        {isSettingUp ? null : <SearchDialog />}
        {isSettingUp ? null : <NewDialog />}
        <ShortcutHelp />
        <ToastRegion />
      </div>
    </DialogContainer>
  );
}

function NoAccess() {
  return (
    <>
      <title>No access - Admin</title>
      <h1>Your account has no access to this</h1>
      <Note>Contact an administrator if you need access to this system.</Note>
    </>
  );
}
