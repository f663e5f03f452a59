import type { LinkProps } from "@tanstack/react-router";
import type { LucideIcon as Icon } from "lucide-react";
import {
  CalendarDays,
  ChartNoAxesColumn,
  FilePenLine,
  House,
  Image,
  Mails,
  Mic,
  PanelsTopLeft,
  SlidersHorizontal,
  UsersRound,
} from "lucide-react";
import type { AdminCounts } from "../../features/overview/overview.ts";

type AdminPath = NonNullable<LinkProps["to"]>;

export type AdminTab = {
  to: AdminPath;
  /** A section of the settings. */
  hash?: string;
  label: string;
  /** Items that wait for the owner. */
  count?: { of: readonly (keyof AdminCounts)[]; label: string; isProblem?: true };
};

export type AdminNavEntry = {
  label: string;
  icon: Icon;
  /** The entry links to the first. */
  tabs: readonly [AdminTab, ...AdminTab[]];
  /** Also in the tab bar on phones. */
  isInBar?: true;
};

const setting = (hash: string, label: string): AdminTab => ({ to: "/admin/settings", hash, label });

export const adminNavEntries: readonly AdminNavEntry[] = [
  {
    label: "Today",
    icon: House,
    tabs: [{ to: "/admin", label: "Today", count: { of: ["leads", "guests", "others"], label: "waiting" } }],
    isInBar: true,
  },
  {
    label: "Website",
    icon: PanelsTopLeft,
    tabs: [
      { to: "/admin/pages", label: "Pages" },
      setting("menu", "Menu and footer"),
      setting("claims", "Figures and promises"),
      setting("logos", "Clients"),
      setting("colours", "Look"),
      { to: "/admin/redirects", label: "Redirects" },
    ],
  },
  {
    label: "Articles",
    icon: FilePenLine,
    tabs: [
      { to: "/admin/articles", label: "Articles" },
      { to: "/admin/questions", label: "Questions", count: { of: ["questions"], label: "unanswered" } },
    ],
  },
  {
    label: "Podcast",
    icon: Mic,
    tabs: [
      { to: "/admin/episodes", label: "Episodes" },
      { to: "/admin/guests", label: "Guests", count: { of: ["guests"], label: "registered" } },
      setting("podcast", "Directories"),
    ],
  },
  {
    label: "Newsletter",
    icon: Mails,
    tabs: [
      { to: "/admin/newsletter", label: "Issues" },
      { to: "/admin/sequences", label: "Sequences" },
      { to: "/admin/subscribers", label: "Subscribers" },
    ],
  },
  {
    label: "People",
    icon: UsersRound,
    tabs: [
      { to: "/admin/people", label: "Everyone" },
      { to: "/admin/leads", label: "Leads", count: { of: ["leads"], label: "new" } },
    ],
    isInBar: true,
  },
  {
    label: "Calendar",
    icon: CalendarDays,
    tabs: [
      { to: "/admin/bookings/week", label: "Week" },
      { to: "/admin/bookings", label: "Bookings" },
      { to: "/admin/availability", label: "Availability" },
      { to: "/admin/event-types", label: "Event types" },
    ],
    isInBar: true,
  },
  { label: "What works", icon: ChartNoAxesColumn, tabs: [{ to: "/admin/what-works", label: "What works" }] },
];

export const adminUtilities: readonly AdminNavEntry[] = [
  { label: "Media", icon: Image, tabs: [{ to: "/admin/media", label: "Media" }] },
  {
    label: "Settings",
    icon: SlidersHorizontal,
    tabs: [
      { to: "/admin/settings", label: "All settings" },
      setting("you", "You"),
      setting("replies", "Reply templates"),
      setting("notices", "Language, time zone and notifications"),
      setting("legal", "Legal texts"),
      { to: "/admin/emails", label: "Email log", count: { of: ["emails"], label: "emails failed", isProblem: true } },
      { to: "/admin/security", label: "Security" },
      { to: "/admin/import", label: "Import and export" },
      { to: "/admin/webhooks", label: "Webhooks" },
      { to: "/admin/bin", label: "Bin" },
      { to: "/admin/audit", label: "Audit log" },
    ],
  },
];

/** The tab of a screen: its section of the settings, otherwise the longest path that its URL starts with. */
export function tabOf(pathname: string, hash: string): AdminTab | undefined {
  const tabs = [...adminNavEntries, ...adminUtilities].flatMap((entry) => entry.tabs);
  const section = tabs.find((tab) => tab.to === pathname && tab.hash === hash);
  // Every URL starts with "/admin", but pages without an entry, such as the setup, do not belong to Today.
  const isParent = ({ to, hash: of }: AdminTab) =>
    of === undefined && (pathname === to || (to !== "/admin" && pathname.startsWith(`${to}/`)));
  return section ?? tabs.filter(isParent).toSorted((a, b) => b.to.length - a.to.length)[0];
}
