import type { ReactNode } from "react";
import type { BinKind } from "../../server-context/deletion.ts";
import { PageBar } from "../page-bar.tsx";
import { BinLink } from "./bin-link.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";

type ListPageProps<Row, Filter extends string> = Omit<DataTableProps<Row, Filter>, "label"> & {
  title: string;
  /** What is listed, where it is not the title. */
  label?: string;
  note?: ReactNode;
  /** The kind whose deleted records the bin shows. */
  bin?: BinKind;
  actions?: ReactNode;
  /** Between the head and the list. */
  children?: ReactNode;
};

/** A page that is one list. */
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
