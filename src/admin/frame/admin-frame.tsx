import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, Outlet, useBlocker, useLocation } from "@tanstack/react-router";
import { Ellipsis, ExternalLink, Keyboard, Search, X } from "lucide-react";
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
import { NewBarButton, NewButton, NewDialog } from "./new-entry.tsx";
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
            ? `You signed in as ${email} some time ago. Enter your password again, and the change is made.`
            : "Everything on this page is still here. Sign in, and you can save again."}
        </Note>
        {open && step === "password" ? (
          <PasswordForm
            email={email}
            isKnown={reason === "old"}
            onSignedIn={() => void done()}
            onSecondFactor={() => setStep("code")}
          />
        ) : null}
        {open && step === "code" ? (
          <CodeForm onDone={() => void done()} onStartOver={() => setStep("password")} />
        ) : null}
        {reason === "old" ? (
          <Button kind="secondary" wide className="mt-3" onClick={signInAgain.cancel}>
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
          className="w-full min-w-0 max-w-310 px-[clamp(16px,3vw,40px)] pt-6 pb-[calc(64px+var(--tab-bar))] outline-none"
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
  useOnNavigate(() => drawer.current?.close());
  return (
    <MenuBar>
      <IconButton label="Search" bare className="desk:hidden" aria-haspopup="dialog" onClick={openSearch}>
        <Search />
      </IconButton>
      <TabBar email={email} onMore={() => drawer.current?.showModal()} />
      <div className="hidden flex-1 flex-col desk:flex">
        <button
          type="button"
          className={menuEntryClass("mb-1.5 border bg-surface font-normal! text-ink-soft")}
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
      <dialog ref={drawer} className={drawerClass} aria-label="Menu">
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

type MenuCountProps = { tabs: readonly AdminTab[]; counts: AdminCounts | undefined; className?: string };

/** A problem is a dot: how many there are doesn't change what to do. */
function MenuCount({ tabs, className = "ml-auto", counts }: MenuCountProps) {
  const count = tabs.find((tab) => tab.count)?.count;
  const sum = count?.of.reduce((total, of) => total + (counts?.[of] ?? 0), 0) ?? 0;
  if (!count || sum === 0) return null;
  if (count.isProblem) {
    return (
      <span className={classNames("size-2.25 rounded-[1px] bg-flag", className)}>
        <span className="sr-only">
          {sum} {count.words}
        </span>
      </span>
    );
  }
  return (
    <span
      className={classNames(
        "rounded-pill bg-signal-soft px-1.75 py-0.75 font-semibold text-xs text-signal leading-none tabular-nums",
        className,
      )}
    >
      {sum}
      <span className="sr-only"> {count.words}</span>
    </span>
  );
}

function useCounts(email: string | undefined): AdminCounts | undefined {
  const { data } = useQuery({
    queryKey: ["admin", "counts"],
    queryFn: () => fetchAdminCounts(),
    enabled: email !== undefined,
    refetchInterval: 60_000,
  });
  return data;
}

const useCurrentTab = () => tabOf(...useLocation({ select: ({ pathname, hash }) => [pathname, hash] as const }));

const barEntry =
  "relative grid min-h-14 content-center justify-items-center gap-0.5 text-xs font-medium text-ink-soft no-underline " +
  "hover:text-ink aria-[current]:font-semibold aria-[current]:text-tide aria-[current]:shadow-[inset_0_2px_0_var(--tide)] [&_.lucide]:size-5";

/** The places of every day, at the foot of a phone. */
function TabBar({ email, onMore }: { email: string | undefined; onMore: () => void }) {
  const counts = useCounts(email);
  const current = useCurrentTab();
  const entries = adminPlaces
    .filter(({ isInBar }) => isInBar)
    .map((place) => (
      <Link
        key={place.label}
        to={place.tabs[0].to}
        activeOptions={{ exact: true, includeHash: true }}
        aria-current={place.tabs.some((tab) => tab === current) ? "page" : undefined}
        className={barEntry}
      >
        <place.icon />
        {place.label}
        <MenuCount tabs={place.tabs} counts={counts} className="absolute top-1 left-[calc(50%+6px)] px-1.25 py-0.5" />
      </Link>
    ));
  return (
    <nav aria-label="Places" className="tab-bar">
      {entries.slice(0, 2)}
      <NewBarButton />
      {entries.slice(2)}
      <button type="button" className={barEntry} aria-haspopup="dialog" onClick={onMore}>
        <Ellipsis />
        More
      </button>
    </nav>
  );
}

type TabLinkProps = { tab: AdminTab; isCurrent: boolean; counts: AdminCounts | undefined };

function TabLink({ tab, isCurrent, counts }: TabLinkProps) {
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
      <MenuCount tabs={[tab]} counts={counts} />
    </Link>
  );
}

/** The tabs of the open place unfold beneath it. */
function PlaceEntry({ place, counts }: { place: AdminPlace; counts: AdminCounts | undefined }) {
  const { label, icon: Icon, tabs } = place;
  const current = useCurrentTab();
  const isOpen = tabs.some((tab) => tab === current);
  const isUnfolded = isOpen && tabs.length > 1;
  return (
    <li>
      <Link
        to={tabs[0].to}
        activeOptions={{ exact: true, includeHash: true }}
        className={menuEntryClass(isOpen ? "bg-surface font-semibold shadow-[inset_0_0_0_1px_var(--line)]" : undefined)}
      >
        <Icon />
        {label}
        {isUnfolded ? null : <MenuCount tabs={tabs} counts={counts} />}
      </Link>
      {isUnfolded ? (
        <ul className="mt-0.5 mb-1.5 ml-6.5 border-l pl-2">
          {tabs.map((tab) => (
            <li key={tab.label}>
              <TabLink tab={tab} isCurrent={tab === current} counts={counts} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function MenuEntries({ email }: { email: string | undefined }) {
  const counts = useCounts(email);
  return (
    <>
      <nav aria-label="Admin">
        {[adminPlaces, adminUtilities].map((places) => (
          <ul key={places[0]?.label} className="not-first:mt-2 not-first:border-t not-first:pt-2">
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
