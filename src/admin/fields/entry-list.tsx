import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { moveItem } from "../../lib/move-item.ts";
import { MoveButtons } from "../../ui/move-buttons.tsx";
import { AdminButton } from "../admin-button.tsx";

type EntryListProps<Row> = {
  rows: readonly Row[];
  /** Without one, an entry's key is its position. */
  keyOf?: (row: Row) => string | undefined;
  /** Name of an entry in labels. */
  nameOf: (row: Row, index: number) => string;
  /** Without it, entries can be neither added nor removed nor moved. */
  add?: { label: string; max: number; create: () => Row } | undefined;
  onChange: (rows: Row[]) => void;
  className?: string | undefined;
  children: (row: Row, index: number, put: (row: Row) => void) => ReactNode;
};

/** Entries that can be added, moved and removed. A new one is scrolled into view and focused. */
export function EntryList<Row>({ rows, keyOf, nameOf, add, onChange, className, children }: EntryListProps<Row>) {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added === undefined) return;
    const entry = list.current?.children[added];
    entry?.scrollIntoView({ block: "center" });
    entry?.querySelector<HTMLElement>("input, select, textarea")?.focus({ preventScroll: true });
    setAdded(undefined);
  }, [added]);
  function append(entry: Row): void {
    onChange([...rows, entry]);
    setAdded(rows.length);
  }
  function remove(index: number): void {
    onChange(rows.filter((_, at) => at !== index));
    button.current?.focus();
  }
  return (
    <>
      <ul ref={list} className="my-3 grid gap-4">
        {rows.map((row, index) => (
          <li key={keyOf?.(row) ?? index} className={className}>
            {children(row, index, (next) => onChange(rows.with(index, next)))}
            {add ? (
              <MoveButtons
                name={nameOf(row, index)}
                index={index}
                count={rows.length}
                onMove={(by) => onChange(moveItem(rows, index, by))}
                onRemove={() => remove(index)}
                className="justify-self-end"
              />
            ) : null}
          </li>
        ))}
      </ul>
      {add ? (
        <AdminButton ref={button} disabled={rows.length >= add.max} onClick={() => append(add.create())}>
          <Plus />
          {add.label}
        </AdminButton>
      ) : null}
    </>
  );
}
