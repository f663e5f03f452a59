import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sessionQuery } from "../../features/accounts/session.ts";
import { type DraftItem, type FoundDraft, localDrafts } from "../../features/content-drafts/local-draft.ts";
import { type ComparedField, draftDifferences } from "./compared-field.ts";

type Item = Omit<DraftItem, "userId"> & { /** Its own draft is left out. */ windowId: string };

/** Local drafts of other windows that differ from `content`; the others are removed. */
export function useFoundDrafts(
  { kind, id, windowId }: Item,
  fields: readonly ComparedField[],
  content: Record<string, string>,
) {
  const { data: account } = useQuery(sessionQuery());
  return useState<readonly FoundDraft[]>(() => {
    const drafts = localDrafts.find({ userId: account?.user.id ?? "", kind, id }, windowId);
    const isSame = (draft: FoundDraft) => draftDifferences(fields, draft.content, content).length === 0;
    for (const { key } of drafts.filter(isSame)) localDrafts.remove(key);
    return drafts.filter((draft) => !isSame(draft));
  });
}
