import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, Outlet, useBlocker, useLocation } from "@tanstack/react-router";
import { ExternalLink, Keyboard, Menu, Search, X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { needsSecondFactor } from "../../features/accounts/identity-client.ts";
import { sessionQuery } from "../../features/accounts/session.ts";
import { CodeForm } from "../../features/accounts/ui/code-form.tsx";
import { PasswordForm } from "../../features/accounts/ui/password-form.tsx";
import { fetchAdminCounts } from "../../features/overview/overview.functions.ts";
import type { AdminCounts } from "../../features/overview/overview.ts";
import { classNames } from "../../lib/class-names.ts";
import { outdatedPage, signInAgain } from "../../server-context/sign-in-again.ts";
import { useOnNavigate, useOnNewPage } from "../../site/use-navigation.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Dialog, DialogContainer } from "../../ui/dialog.tsx";
import { OutdatedNotice } from "../../ui/outdated-notice.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { ToastRegion } from "../../ui/toast.tsx";
import { MenuBar, MenuBrand, menuEntryClass } from "../menu-bar.tsx";
import { openSearch, SearchDialog } from "../search/search-dialog.tsx";
import { Kbd, openShortcutHelp, ShortcutHelp } from "../shortcuts.tsx";
import { Note } from "../states.tsx";
import { unsaved } from "../unsaved.ts";
import { type AdminPlace, type AdminTab, adminPlaces, adminUtilities, tabOf } from "./admin-navigation.ts";
import { NewButton, NewDialog, NewIconButton } from "./new-entry.tsx";
import { OpenState } from "./open-state.tsx";
import { SignOutEntry } from "./sign-out-entry.tsx";

function SignInAgainDialog({ email }: { email: string | undefined }) {
  const reason = useSyncExternalStore(signInAgain.subscribe, signInAgain.reason, () => undefined);
  const open = reason !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<"password" | "code">("password");
  const queryClient = useQueryClient();

  useEffect(() => signInAgain.offer(), []);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  async function done() {
    await queryClient.invalidateQueries(sessionQuery());
    void queryClient.invalidateQueries({ queryKey: ["sessions"] });
    signInAgain.done();
    setStep("password");
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="sign-in-again"
      // Without a session it closes only by signing in: nothing could be saved.
      onCancel={(event) => (reason === "old" ? signInAgain.cancel() : event.preventDefault())}
    >
      <div className="dialog-head">
        <h2 id="sign-in-again">{reason === "old" ? "Confirm that it’s you" : "Your session has ended"}</h2>
      </div>
      <div className="dialog-body">
        <Note className="mb-5">
          {reason === "old"
            ? "This change needs a sign-in of the last minutes. Sign in, and it goes on."
            : "Everything on this page is still here. Sign in, and you can save again."}
        </Note>
        {open && step === "password" ? (
          <PasswordForm email={email} onSignedIn={() => void done()} onSecondFactor={() => setStep("code")} />
        ) : null}
        {open && step === "code" ? (
          <CodeForm onDone={() => void done()} onStartOver={() => setStep("password")} />
        ) : null}
        {reason === "old" ? (
          <Button kind="quiet" size="sm" className="mt-3" onClick={signInAgain.cancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </dialog>
  );
}

const words = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Moving within the same list or page keeps typed text. */
const shouldBlock = async ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  current.pathname !== next.pathname && !(await unsaved.ask());
const isUnsaved = () => !unsaved.isEmpty();

/** Asks before leaving unsaved text by link, browser button or closing the window. Once in the frame. */
function LeaveGuard() {
  const open = useSyncExternalStore(unsaved.subscribe, unsaved.isAsking, () => false);
  useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: isUnsaved });
  return (
    <Dialog open={open} onClose={unsaved.stay} title="Leave without saving?">
      <Note>You have not saved {words.format(unsaved.list())}. If you leave, the changes are lost.</Note>
      <div className="dialog-actions">
        <Button kind="secondary" size="sm" onClick={unsaved.stay}>
          Stay
        </Button>
        <Button kind="danger" size="sm" onClick={unsaved.leave}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}

/** Until a second factor is set up, only signing out is possible. */
function SetUpMenu() {
  return (
    <MenuBar>
      <ul className="mt-auto">
        <li>
          <SignOutEntry />
        </li>
      </ul>
    </MenuBar>
  );
}

export function AdminFrame() {
  const { data: session } = useQuery(sessionQuery());
  const main = useRef<HTMLElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const email = useRef<string>(undefined);
  if (session) email.current = session.user.email;
  useOnNewPage(() => main.current?.focus({ preventScroll: true }));

  // Keeps what is being written when the session ends in this window.
  useEffect(() => {
    if (session === null) void signInAgain.ask("ended");
  }, [session]);

  const isOutdated = useSyncExternalStore(outdatedPage.subscribe, outdatedPage.read, () => false);
  const isSettingUp = Boolean(session && needsSecondFactor(session));
  const isStranger = session !== undefined && session !== null && session.user.role !== "admin";
  return (
    <DialogContainer value={frame}>
      <div ref={setFrame} className="admin">
        <SkipLink />
        {isSettingUp ? <SetUpMenu /> : <AdminMenu email={session?.user.email} />}
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="w-full min-w-0 max-w-310 px-[clamp(16px,3vw,40px)] pt-6 pb-16 outline-none"
        >
          {/* Sticky: visible far down in a form, too. */}
          {isOutdated ? (
            <OutdatedNotice className="sticky top-2 z-6 mb-4">
              <p>Copy what is not saved yet before you do.</p>
            </OutdatedNotice>
          ) : null}
          {isStranger ? <NoAccess /> : <Outlet />}
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

const drawerClass =
  "inset-y-0 right-0 left-auto ml-auto h-dvh max-h-none w-[min(320px,88vw)] max-w-none flex-col overscroll-contain bg-ground px-3 " +
  "pt-2 pb-4 text-ink open:flex backdrop:bg-[rgb(7_14_21/55%)]";

function AdminMenu({ email }: { email: string | undefined }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useOnNavigate(() => drawer.current?.close());
  return (
    <MenuBar>
      <div className="flex desk:hidden">
        <IconButton label="Search" bare aria-haspopup="dialog" onClick={openSearch}>
          <Search />
        </IconButton>
        <NewIconButton />
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
      <div className="hidden flex-1 flex-col desk:flex">
        <button
          type="button"
          className={menuEntryClass("desk:mt-3 desk:mb-0.5")}
          aria-haspopup="dialog"
          onClick={openSearch}
        >
          <Search />
          Search
          <span aria-hidden="true" className="ml-auto">
            <Kbd className="min-h-5.5 min-w-5.5 text-ink-soft">/</Kbd>
          </span>
        </button>
        <NewButton />
        <MenuEntries email={email} />
      </div>
      <dialog ref={drawer} className={drawerClass} aria-label="Menu" onClose={() => setOpen(false)}>
        <div className="mb-2 flex items-center justify-between pl-2.5">
          <MenuBrand />
          <IconButton label="Close the menu" bare onClick={() => drawer.current?.close()}>
            <X />
          </IconButton>
        </div>
        <MenuEntries email={email} />
      </dialog>
    </MenuBar>
  );
}

function MenuCount({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto font-semibold text-signal">
      {count}
      <span className="sr-only"> {words}</span>
    </span>
  );
}

function TabLink({ tab, isCurrent }: { tab: AdminTab; isCurrent: boolean }) {
  return (
    <Link
      to={tab.to}
      {...(tab.hash !== undefined && { hash: tab.hash })}
      activeOptions={{ exact: true, includeHash: true }}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "flex min-h-11 items-center rounded-control px-2.5 text-sm no-underline hover:bg-ink/6 hover:text-ink desk:min-h-8",
        isCurrent ? "font-semibold text-ink" : "text-ink-soft",
      )}
    >
      {tab.label}
    </Link>
  );
}

/** The tabs of the open place unfold beneath it. */
function PlaceEntry({ place, counts }: { place: AdminPlace; counts: AdminCounts | undefined }) {
  const { pathname, hash } = useLocation();
  const { label, icon: Icon, tabs, count } = place;
  const current = tabOf(pathname, hash);
  const isOpen = tabs.some((tab) => tab === current);
  return (
    <li>
      <Link
        to={tabs[0].to}
        activeOptions={{ exact: true, includeHash: true }}
        className={menuEntryClass(isOpen ? "bg-surface font-semibold shadow-[inset_0_0_0_1px_var(--line)]" : undefined)}
      >
        <Icon />
        {label}
        {count ? (
          <MenuCount count={count.of.reduce((sum, of) => sum + (counts?.[of] ?? 0), 0)} words={count.words} />
        ) : null}
      </Link>
      {isOpen && tabs.length > 1 ? (
        <ul className="mt-0.5 mb-1.5 ml-6.5 border-l pl-2">
          {tabs.map((tab) => (
            <li key={tab.label}>
              <TabLink tab={tab} isCurrent={tab === current} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
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
        {[adminPlaces, adminUtilities].map((places) => (
          <ul key={places[0]?.label} className="not-first:mt-2.5 not-first:border-t not-first:pt-2.5">
            {places.map((place) => (
              <PlaceEntry key={place.label} place={place} counts={counts} />
            ))}
          </ul>
        ))}
      </nav>
      <ul className="mt-auto pt-6">
        <OpenState />
        <li>
          <Link to="/" className={menuEntryClass()}>
            <ExternalLink />
            View the site
          </Link>
        </li>
        <li>
          <button type="button" className={menuEntryClass()} onClick={openShortcutHelp}>
            <Keyboard />
            Keyboard shortcuts
          </button>
        </li>
        <li>
          <SignOutEntry />
        </li>
        {email ? <li className="px-2.5 pt-2 text-xs text-ink-soft wrap-anywhere">{email}</li> : null}
      </ul>
    </>
  );
}
