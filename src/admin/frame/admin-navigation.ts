import type { LinkProps } from "@tanstack/react-router";
import type { LucideIcon as Icon } from "lucide-react";
import {
  CalendarCheck,
  ChartNoAxesColumn,
  Clock,
  CornerUpRight,
  FilePenLine,
  Handshake,
  House,
  Image,
  Inbox,
  KeyRound,
  ListOrdered,
  MailCheck,
  Mails,
  MessageCircleQuestionMark,
  Mic,
  PackageOpen,
  PanelsTopLeft,
  ScrollText,
  Send,
  SlidersHorizontal,
  Trash2,
  Users,
  UsersRound,
} from "lucide-react";
import type { AdminCounts } from "../../features/overview/overview.ts";

export type AdminEntry = {
  to: LinkProps["to"];
  label: string;
  icon: Icon;
  /** Number of pending items. */
  count?: { of: keyof AdminCounts; words: string };
};

export const adminNavigation: readonly (readonly AdminEntry[])[] = [
  [{ to: "/admin", label: "Home", icon: House }],
  [
    { to: "/admin/pages", label: "Pages", icon: PanelsTopLeft },
    { to: "/admin/articles", label: "Articles", icon: FilePenLine },
    { to: "/admin/episodes", label: "Episodes", icon: Mic },
    { to: "/admin/newsletter", label: "Newsletter", icon: Mails },
    { to: "/admin/sequences", label: "Sequences", icon: ListOrdered },
    { to: "/admin/questions", label: "Questions", icon: MessageCircleQuestionMark },
    { to: "/admin/media", label: "Media", icon: Image },
  ],
  [
    { to: "/admin/people", label: "People", icon: UsersRound },
    { to: "/admin/leads", label: "Leads", icon: Inbox, count: { of: "leads", words: "new" } },
    { to: "/admin/subscribers", label: "Subscribers", icon: Users },
    { to: "/admin/guests", label: "Guests", icon: Handshake, count: { of: "guests", words: "waiting" } },
    { to: "/admin/bookings", label: "Bookings", icon: CalendarCheck },
    { to: "/admin/what-works", label: "What works", icon: ChartNoAxesColumn },
    { to: "/admin/availability", label: "Availability", icon: Clock },
  ],
  [
    { to: "/admin/emails", label: "Email log", icon: Send, count: { of: "emails", words: "failed" } },
    { to: "/admin/import", label: "Import", icon: PackageOpen },
    { to: "/admin/redirects", label: "Redirects", icon: CornerUpRight },
    { to: "/admin/bin", label: "Bin", icon: Trash2 },
    { to: "/admin/settings", label: "Settings", icon: SlidersHorizontal },
    { to: "/admin/mail-server", label: "Mail server", icon: MailCheck },
    { to: "/admin/audit", label: "Audit log", icon: ScrollText },
    { to: "/admin/security", label: "Security", icon: KeyRound },
  ],
];
