/** A copy with the item at `index` moved by `by` positions; unchanged if there is no such item. */
export function moveItem<Item>(items: readonly Item[], index: number, by: number): Item[] {
  const moved = [...items];
  moved.splice(index + by, 0, ...moved.splice(index, 1));
  return moved;
}
