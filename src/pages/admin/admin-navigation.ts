import type { LinkProps } from "@tanstack/react-router";
import { House, KeyRound, type LucideIcon } from "lucide-react";

export type AdminEntry = { to: LinkProps["to"]; label: string; icon: LucideIcon };

/** The menu of the admin area in groups, an entry a line; only what exists stands here. */
export const adminNavigation: readonly (readonly AdminEntry[])[] = [
  [{ to: "/admin", label: "Home", icon: House }],
  [{ to: "/admin/security", label: "Security", icon: KeyRound }],
];
