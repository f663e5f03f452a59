import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { toast } from "../../ui/toast-store.ts";
import { useAction } from "../use-change.ts";
import { EraseCard } from "./erase-card.tsx";
import { moveRecordsToBin, useOfferRestore } from "./move-to-bin.ts";
import { NotesCard } from "./notes-card.tsx";
import { recordKinds } from "./record-kinds.ts";

type PersonCardsProps = {
  record: { id: number; notes: string };
  noun: "lead" | "subscriber" | "guest";
  /** Throws if erasing is no longer allowed; absent if it never is. */
  erase?: ((call: { data: { id: number } }) => Promise<unknown>) | undefined;
  /** Between the notes and the deletion. */
  middle?: ReactNode;
  /** Further buttons beside the deletion. */
  more?: ReactNode;
  children: ReactNode;
};

export function PersonCards({ record, noun, erase, middle, more, children }: PersonCardsProps) {
  const { id, notes } = record;
  const { one: title, list } = recordKinds[noun];
  const navigate = useNavigate();
  const openList = () => navigate({ to: list });
  const offerRestore = useOfferRestore(noun);
  const deletion = useAction(async () => {
    await moveRecordsToBin(noun, [id]);
    await openList();
    offerRestore(`${title} moved to the bin`, [id]);
  }, `The ${noun} was not moved to the bin`);
  async function eraseRecord() {
    await erase?.({ data: { id } });
    await openList();
    toast({ title: `${title} deleted permanently`, type: "success" });
  }
  return (
    <>
      <NotesCard kind={noun} id={id} notes={notes} />
      {middle}
      <EraseCard
        title={`Delete this ${noun} permanently?`}
        onDelete={deletion.run}
        onErase={erase ? eraseRecord : undefined}
        more={more}
      >
        {children}
      </EraseCard>
    </>
  );
}
