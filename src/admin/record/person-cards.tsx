import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Result } from "../../lib/result.ts";
import { toast } from "../../ui/toast-store.ts";
import type { ForIds } from "../list/use-delete-action.ts";
import { useInvalidate } from "../use-admin-query.ts";
import { offerUndo, useChange } from "../use-change.ts";
import { EraseCard } from "./erase-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { queryName, recordKinds } from "./record-kinds.ts";

type PersonCardsProps = {
  record: { id: number; notes: string };
  noun: "lead" | "subscriber" | "guest";
  saveNotes: (call: { data: { id: number; notes: string } }) => Promise<Result<undefined, "gone">>;
  remove: ForIds;
  restore: ForIds;
  /** Throws when erasing is no longer allowed; absent where it never is. */
  erase?: ((call: { data: { id: number } }) => Promise<unknown>) | undefined;
  children: ReactNode;
};

export function PersonCards({ record, noun, saveNotes, remove, restore, erase, children }: PersonCardsProps) {
  const { id, notes } = record;
  const name = queryName(noun);
  const { one: title, list } = recordKinds[noun];
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const openList = () => navigate({ to: list });
  const deletion = useChange<void>({
    run: () => remove({ data: { ids: [id] } }),
    changes: ["admin", name, "list"],
    failure: `The ${noun} was not moved to the bin`,
    onDone: () => {
      void openList();
      offerUndo(`${title} moved to the bin`, async () => {
        await restore({ data: { ids: [id] } });
        await invalidate(name);
      });
    },
  });
  async function eraseNow() {
    await erase?.({ data: { id } });
    await openList();
    await invalidate(name);
    toast({ title: `${title} deleted permanently`, type: "success" });
  }
  return (
    <>
      <NotesCard
        notes={notes}
        onSave={async (changed) => {
          const saved = await saveNotes({ data: { id, notes: changed } });
          await invalidate(name, "one");
          return saved;
        }}
      />
      <EraseCard
        title={`Delete this ${noun} permanently?`}
        onDelete={() => deletion.mutate()}
        onErase={erase ? eraseNow : undefined}
      >
        {children}
      </EraseCard>
    </>
  );
}
