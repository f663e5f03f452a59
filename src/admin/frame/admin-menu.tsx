import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { Ellipsis, ExternalLink, Keyboard, Search, X } from "lucide-react";
import { useRef } from "react";
import { fetchAdminCounts } from "../../features/overview/overview.functions.ts";
import type { AdminCounts } from "../../features/overview/overview.ts";
import { fetchVisibility } from "../../features/setup/setup.admin.functions.ts";
import { classNames } from "../../lib/class-names.ts";
import { minuteMs } from "../../lib/time/durations.ts";
import { useOnNavigate } from "../../site/use-navigation.ts";
import { IconButton } from "../../ui/button.tsx";
import { MenuBar, MenuBrand, menuEntryClass } from "../menu-bar.tsx";
import { openSearch } from "../search/search-dialog.tsx";
import { Kbd, openShortcutHelp } from "../shortcuts.tsx";
import { StatusChip } from "../status-chip.tsx";
import { useAdminQuery } from "../use-admin-query.ts";
import { type AdminNavEntry, type AdminTab, adminNavEntries, adminUtilities, tabOf } from "./admin-navigation.ts";
import { NewBarButton, NewButton } from "./new-entry.tsx";
import { SignOutEntry } from "./sign-out-entry.tsx";

/** Shows whether the site is open. */
function SiteStatus() {
  const { data } = useAdminQuery(["visibility"], () => fetchVisibility());
  if (!data) return null;
  return (
    <li>
      <Link to="/admin/setup" className={menuEntryClass("flex-wrap gap-x-1.5 gap-y-0")}>
        <StatusChip tone={data.isOpen ? "done" : "planned"}>{data.isOpen ? "Open" : "Not open yet"}</StatusChip>
        <span>Make it yours</span>
      </Link>
    </li>
  );
}

/** Until two-factor authentication is set up, only signing out is possible. */
export function SetUpMenu() {
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

const drawerClass =
  "inset-y-0 right-0 left-auto ml-auto h-dvh max-h-none w-[min(320px,88vw)] max-w-none flex-col overscroll-contain bg-ground px-3 " +
  "pt-2 pb-4 text-ink open:flex backdrop:bg-[rgb(7_14_21/55%)]";

/** A column beside the screens; on a phone, a tab bar and a drawer. */
export function AdminMenu({ email }: { email: string | undefined }) {
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

/** Problems are a dot: their number doesn't change what to do. */
function MenuCount({ tabs, className = "ml-auto", counts }: MenuCountProps) {
  const count = tabs.find((tab) => tab.count)?.count;
  const total = count?.of.reduce((sum, of) => sum + (counts?.[of] ?? 0), 0) ?? 0;
  if (!count || total === 0) return null;
  if (count.isProblem) {
    return (
      <span className={classNames("size-2.25 rounded-[1px] bg-flag", className)}>
        <span className="sr-only">
          {total} {count.label}
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
      {total}
      <span className="sr-only"> {count.label}</span>
    </span>
  );
}

function useCounts(email: string | undefined): AdminCounts | undefined {
  const { data } = useQuery({
    queryKey: ["admin", "counts"],
    queryFn: () => fetchAdminCounts(),
    enabled: email !== undefined,
    refetchInterval: minuteMs,
  });
  return data;
}

const useCurrentTab = () => tabOf(...useLocation({ select: ({ pathname, hash }) => [pathname, hash] as const }));

const barEntry =
  "relative grid min-h-14 content-center justify-items-center gap-0.5 text-xs font-medium text-ink-soft no-underline " +
  "hover:text-ink aria-[current]:font-semibold aria-[current]:text-tide aria-[current]:shadow-[inset_0_2px_0_var(--tide)] [&_.lucide]:size-5";

/** The most used entries, at the bottom of a phone. */
function TabBar({ email, onMore }: { email: string | undefined; onMore: () => void }) {
  const counts = useCounts(email);
  const current = useCurrentTab();
  const entries = adminNavEntries
    .filter(({ isInBar }) => isInBar)
    .map((entry) => (
      <Link
        key={entry.label}
        to={entry.tabs[0].to}
        activeOptions={{ exact: true, includeHash: true }}
        aria-current={entry.tabs.some((tab) => tab === current) ? "page" : undefined}
        className={barEntry}
      >
        <entry.icon />
        {entry.label}
        <MenuCount tabs={entry.tabs} counts={counts} className="absolute top-1 left-[calc(50%+6px)] px-1.25 py-0.5" />
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

/** Shows the tabs of the current entry below it. */
function NavEntryLink({ entry, counts }: { entry: AdminNavEntry; counts: AdminCounts | undefined }) {
  const { label, icon: Icon, tabs } = entry;
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
        {[adminNavEntries, adminUtilities].map((entries) => (
          <ul key={entries[0]?.label} className="not-first:mt-2 not-first:border-t not-first:pt-2">
            {entries.map((entry) => (
              <NavEntryLink key={entry.label} entry={entry} counts={counts} />
            ))}
          </ul>
        ))}
      </nav>
      <ul className="mt-auto pt-6">
        <SiteStatus />
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
