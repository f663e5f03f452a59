import { moveToBin, undoMoveToBin } from "../../features/bin/bin.admin.functions.ts";
import type { BinKind } from "../../server-context/deletion.ts";
import { counted } from "../format-date-time.ts";
import type { BulkAction } from "../list/bulk-bar.tsx";
import { useOfferUndo } from "../use-change.ts";

export function useOfferRestore(kind: BinKind) {
  const offerUndo = useOfferUndo();
  return (done: string, ids: readonly number[], afterwards?: () => Promise<unknown>): void =>
    offerUndo(done, async () => {
      const restored = await undoMoveToBin({ data: { kind, ids: [...ids] } });
      if (restored === 0) throw new Error("It is no longer in the bin: it was restored or deleted elsewhere.");
      await afterwards?.();
    });
}

/** Files are deleted in the library, which checks their use. */
type MovableKind = Exclude<BinKind, "media">;

/** @returns how many were moved @throws if none was */
export async function moveRecordsToBin(kind: MovableKind, ids: readonly number[]): Promise<number> {
  const moved = await moveToBin({ data: { kind, ids: [...ids] } });
  if (moved === 0) throw new Error(`It was deleted elsewhere${kind === "issue" ? ", or is being sent" : ""}.`);
  return moved;
}

export function useDeleteAction(kind: MovableKind): BulkAction {
  const offerRestore = useOfferRestore(kind);
  return {
    label: "Move to bin",
    danger: true,
    run: async (keys) => {
      const ids = keys.map(Number);
      offerRestore(`${counted(await moveRecordsToBin(kind, ids), kind)} moved to the bin`, ids);
    },
  };
}
