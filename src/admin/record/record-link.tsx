import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type RecordKind, recordKinds } from "./record-kinds.ts";

type RecordLinkProps = {
  kind: RecordKind;
  id: number;
  children: ReactNode;
  note?: ReactNode;
};

export function RecordLink({ kind, id, children, note }: RecordLinkProps) {
  return (
    <>
      <Link to={recordKinds[kind].page} params={{ id: String(id) }}>
        {children}
      </Link>
      {note ? <small>{note}</small> : null}
    </>
  );
}
