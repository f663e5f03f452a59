import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";

type PageBarProps = {
  /** The page's h1, and its name in the window's title. */
  title: string;
  /** How many there are, beside the title. */
  count?: number | undefined;
  note?: ReactNode;
  back?: { to: LinkProps["to"]; label: string };
  /** Buttons on the right: one primary at most. */
  actions?: ReactNode;
};

/** The head of every admin page. */
export function PageBar({ title, count, note, back, actions }: PageBarProps) {
  return (
    <div className="admin-head">
      <title>{`${title} - Admin`}</title>
      <div className="admin-head-words">
        {back ? (
          <Link to={back.to} className="admin-back">
            <ArrowLeft />
            {back.label}
          </Link>
        ) : null}
        <h1>
          {title}
          {count === undefined ? null : <span className="admin-count"> {count.toLocaleString("en-GB")}</span>}
        </h1>
        {note ? <div className="admin-note">{note}</div> : null}
      </div>
      {actions ? <div className="admin-actions">{actions}</div> : null}
    </div>
  );
}
