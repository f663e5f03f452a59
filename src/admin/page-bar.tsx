import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useRecentPage } from "./recent-pages.ts";
import { type RecordKind, recordKinds } from "./record/record-kinds.ts";

type PageBarProps = {
  /** The page's h1, and its name in the window's title. */
  title: string;
  /** How many there are, beside the title. */
  count?: number | undefined;
  note?: ReactNode;
  /** The kind whose list it leads back to. */
  back?: RecordKind;
  /** Buttons on the right: one primary at most. */
  actions?: ReactNode;
  /** Stays in view over a long form. */
  sticky?: boolean;
};

/** The head of every admin page. */
export function PageBar({ title, count, note, back, actions, sticky = false }: PageBarProps) {
  useRecentPage(title);
  return (
    <div className={sticky ? "admin-head is-sticky" : "admin-head"}>
      <title>{`${title} - Admin`}</title>
      <div className="admin-head-words">
        {back ? (
          <Link to={recordKinds[back].list} className="admin-back">
            <ArrowLeft />
            {recordKinds[back].many}
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
