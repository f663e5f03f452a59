import { Link } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import type { EditedKind } from "../editor-view.ts";

const previews = {
  article: { to: "/admin/preview/articles/$id", label: "Preview" },
  episode: { to: "/admin/preview/episodes/$id", label: "Preview" },
  page: { to: "/admin/preview/pages/$id", label: "Preview" },
  issue: { to: "/admin/preview/newsletter/$id", label: "Preview as web page" },
} as const satisfies Record<EditedKind, { to: string; label: string }>;

export function PreviewPageLink({ kind, id }: { kind: EditedKind; id: number }) {
  const { to, label } = previews[kind];
  return (
    <Link to={to} params={{ id: String(id) }} target="_blank" className={buttonClass({ kind: "secondary" })}>
      <Eye />
      {label}
    </Link>
  );
}
