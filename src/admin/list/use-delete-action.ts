import type { BinKind } from "../../server-context/deletion.ts";
import { counted } from "../format-date-time.ts";
import { queryName } from "../record/record-kinds.ts";
import { useInvalidate } from "../use-admin-query.ts";
import { offerUndo } from "../use-change.ts";
import type { BulkAction } from "./bulk-bar.tsx";

export type ForIds = (call: { data: { ids: number[] } }) => Promise<unknown>;

export function useDeleteAction(kind: BinKind, remove: ForIds, restore: ForIds): BulkAction {
  const invalidate = useInvalidate();
  return {
    label: "Move to bin",
    danger: true,
    run: async (keys) => {
      const data = { ids: keys.map(Number) };
      await remove({ data });
      await invalidate(queryName(kind));
      offerUndo(`${counted(keys.length, kind)} moved to the bin`, async () => {
        await restore({ data });
        await invalidate(queryName(kind));
      });
    },
  };
}
