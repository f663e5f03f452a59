import type { BulkAction } from "./data-table.tsx";
import { counted } from "./format-date-time.ts";
import { offerUndo } from "./offer-undo.ts";

type ForIds = (call: { data: { ids: number[] } }) => Promise<unknown>;

/** Deletes the selected rows, such as "3 leads", and offers to restore them; `invalidate` loads the list again. */
export const deleteAction = (
  noun: string,
  { remove, restore, invalidate }: { remove: ForIds; restore: ForIds; invalidate: () => Promise<unknown> },
): BulkAction => ({
  label: "Delete",
  danger: true,
  run: async (keys) => {
    const data = { ids: keys.map(Number) };
    await remove({ data });
    await invalidate();
    offerUndo(`${counted(keys.length, noun)} deleted`, async () => {
      await restore({ data });
      await invalidate();
    });
  },
});
