import { useQuery } from "@tanstack/react-query";
import { Link, Outlet } from "@tanstack/react-router";
import { ExternalLink, Keyboard, Menu, Search, X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { lacksSecondFactor } from "../../features/accounts/identity-client.ts";
import { sessionQuery } from "../../features/accounts/session.ts";
import { fetchAdminCounts } from "../../features/overview/overview.functions.ts";
import { BrandLink } from "../../site/brand-link.tsx";
import { useOnNavigate } from "../../site/use-on-navigate.ts";
import { useOnNewPage } from "../../site/use-on-new-page.ts";
import { IconButton } from "../../ui/button.tsx";
import { DialogContainer } from "../../ui/dialog.tsx";
import { OutdatedNotice } from "../../ui/outdated-notice.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { ToastRegion } from "../../ui/toast.tsx";
import { openSearch } from "../search/admin-search.ts";
import { SearchDialog } from "../search/search-dialog.tsx";
import { openShortcutHelp, ShortcutHelp } from "../shortcuts.tsx";
import { signInAgain } from "../sign-in-again.ts";
import { adminNavigation } from "./admin-navigation.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { outdatedPage } from "./outdated-page.ts";
import { SetUpMenu } from "./set-up-menu.tsx";
import { SignInAgainDialog } from "./sign-in-again-dialog.tsx";
import { SignOutEntry } from "./sign-out-entry.tsx";

/** The frame of every page of the admin area: the menu, the page, and the sign-in for a session that ended. */
export function AdminFrame() {
  const { data: session } = useQuery(sessionQuery());
  const main = useRef<HTMLElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const email = useRef<string>(undefined);
  if (session) email.current = session.user.email;
  useOnNewPage(() => main.current?.focus({ preventScroll: true }));

  // The session ended while this window was open: what is being written stays where it is.
  useEffect(() => {
    if (session === null) void signInAgain.ask();
  }, [session]);

  const isOutdated = useSyncExternalStore(outdatedPage.subscribe, outdatedPage.read, () => false);
  const isSettingUp = Boolean(session && lacksSecondFactor(session));
  const isStranger = session !== undefined && session !== null && session.user.role !== "admin";
  return (
    <DialogContainer value={frame}>
      <div ref={setFrame} className="admin">
        <SkipLink />
        {isSettingUp ? <SetUpMenu /> : <AdminMenu email={session?.user.email} />}
        <main ref={main} id="main" tabIndex={-1} className="admin-main">
          {isOutdated ? (
            <OutdatedNotice className="admin-outdated">
              <p>Copy what is not saved yet before you do.</p>
            </OutdatedNotice>
          ) : null}
          {isStranger ? <NoAccess /> : <Outlet />}
        </main>
        <SignInAgainDialog email={email.current} />
        <LeaveGuard />
        {isSettingUp ? null : <SearchDialog />}
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
      <p className="admin-note">Contact an administrator if you need access to this system.</p>
    </>
  );
}

/** The menu: beside the page on a wide screen, a drawer on a small one. */
function AdminMenu({ email }: { email: string | undefined }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useOnNavigate(() => drawer.current?.close());
  return (
    <header className="admin-bar">
      <BrandLink className="admin-brand" />
      <div className="admin-bar-tools">
        <IconButton label="Search" bare aria-haspopup="dialog" onClick={openSearch}>
          <Search />
        </IconButton>
        <IconButton
          label="Open the menu"
          bare
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => {
            drawer.current?.showModal();
            setOpen(true);
          }}
        >
          <Menu />
        </IconButton>
      </div>
      <div className="admin-side">
        <button type="button" className="admin-entry admin-search-entry" aria-haspopup="dialog" onClick={openSearch}>
          <Search />
          Search
          <span aria-hidden="true">
            <kbd>/</kbd>
          </span>
        </button>
        <MenuEntries email={email} />
      </div>
      <dialog ref={drawer} className="admin-drawer" aria-label="Menu" onClose={() => setOpen(false)}>
        <div className="admin-drawer-head">
          <BrandLink className="admin-brand" />
          <IconButton label="Close the menu" bare onClick={() => drawer.current?.close()}>
            <X />
          </IconButton>
        </div>
        <MenuEntries email={email} />
      </dialog>
    </header>
  );
}

/** How many wait behind an entry of the menu; nothing for none. */
function MenuCount({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <span className="admin-menu-count">
      {count}
      <span className="sr-only"> {words}</span>
    </span>
  );
}

function MenuEntries({ email }: { email: string | undefined }) {
  const { data: counts } = useQuery({
    queryKey: ["admin", "counts"],
    queryFn: () => fetchAdminCounts(),
    enabled: email !== undefined,
    refetchInterval: 60_000,
  });
  return (
    <>
      <nav aria-label="Admin">
        {adminNavigation.map((group) => (
          <ul key={group[0]?.label}>
            {group.map(({ to, label, icon: Icon, count }) => (
              <li key={label}>
                <Link to={to} activeOptions={{ exact: to === "/admin" }} className="admin-entry">
                  <Icon />
                  {label}
                  {count ? <MenuCount count={counts?.[count.of] ?? 0} words={count.words} /> : null}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <ul className="admin-foot">
        <li>
          <Link to="/" className="admin-entry">
            <ExternalLink />
            View the site
          </Link>
        </li>
        <li>
          <button type="button" className="admin-entry" onClick={openShortcutHelp}>
            <Keyboard />
            Keyboard shortcuts
          </button>
        </li>
        <li>
          <SignOutEntry />
        </li>
        {email ? <li className="admin-who">{email}</li> : null}
      </ul>
    </>
  );
}
