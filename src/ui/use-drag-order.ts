import { type DragEvent, useState } from "react";

/** Type of the dragged entry, which text fields and drop zones ignore. */
const dragType = "application/x-list-entry";

const lines = {
  before: "shadow-[0_-4px_0_var(--tide)]",
  after: "shadow-[0_4px_0_var(--tide)]",
};

/** Reorders a list by dragging with a mouse; keyboard and touch users have `MoveButtons`. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  function end(): void {
    setFrom(undefined);
    setOver(undefined);
  }
  return {
    handle: (index: number) => ({
      draggable: true,
      onDragStart({ currentTarget, dataTransfer }: DragEvent<HTMLElement>) {
        const row = currentTarget.parentElement ?? currentTarget;
        dataTransfer.effectAllowed = "move";
        dataTransfer.setData(dragType, "");
        dataTransfer.setDragImage(row, 20, row.clientHeight / 2);
        setFrom(index);
      },
      onDragEnd: end,
    }),
    entry: (index: number) =>
      from === undefined
        ? {}
        : {
            onDragOver(event: DragEvent<HTMLElement>) {
              event.preventDefault();
              setOver(index);
            },
            onDrop(event: DragEvent<HTMLElement>) {
              event.preventDefault();
              if (index !== from) onMove(from, index);
              end();
            },
          },
    /** Class of an entry: a line on the side where the dragged one would be inserted. */
    line: (index: number): string | undefined => {
      if (from === undefined || over !== index || from === index) return undefined;
      return from < index ? lines.after : lines.before;
    },
  };
}
