import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { BinKind } from "../../server-context/deletion.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PageBar } from "../page-bar.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";

function BinLink({ kind }: { kind: BinKind }) {
  return (
    <Link
      to="/admin/bin"
      search={{ kind }}
      className={buttonClass({ kind: "secondary", className: "in-has-[>.btn~.btn~.btn]:max-phone:gap-0" })}
    >
      <Trash2 />
      <span className="in-has-[>.btn~.btn~.btn]:max-phone:sr-only">Deleted</span>
    </Link>
  );
}

type ListPageProps<Row, Filter extends string> = Omit<DataTableProps<Row, Filter>, "label"> & {
  title: string;
  label?: string;
  note?: ReactNode;
  bin?: BinKind;
  actions?: ReactNode;
  children?: ReactNode;
};

export function ListPage<Row, Filter extends string = never>(props: ListPageProps<Row, Filter>) {
  const { title, label = title, note, bin, actions, children, ...table } = props;
  return (
    <>
      <PageBar
        title={title}
        count={table.rows && table.total}
        note={note}
        actions={
          bin ? (
            <>
              <BinLink kind={bin} />
              {actions}
            </>
          ) : (
            actions
          )
        }
      />
      {children}
      <DataTable {...table} label={label} />
    </>
  );
}
