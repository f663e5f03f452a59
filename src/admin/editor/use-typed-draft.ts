import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sessionQuery } from "../../features/accounts/session.ts";
import { type LocalDraft, localDrafts } from "../../features/content-drafts/local-draft.ts";
import { randomId } from "../../lib/random-id.ts";
import type { ComparedField } from "./compared-field.ts";
import { useFoundDrafts } from "./use-found-drafts.ts";

type TypedDraft = {
  kind: string;
  typed: Pick<LocalDraft, "content" | "base">;
  fields: readonly ComparedField[];
  content: Record<string, string>;
};

/** Stores typed text in this browser until saved or discarded. @returns the drafts of earlier visits, and their setter */
export function useTypedDraft({ kind, typed, fields, content }: TypedDraft) {
  const { data: account } = useQuery(sessionQuery());
  const userId = account?.user.id ?? "";
  const [windowId] = useState(randomId);
  const text = JSON.stringify(typed.content);
  const { base } = typed;
  useEffect(() => {
    const draftKey = { userId, kind, id: 0, windowId };
    if (text === "{}") localDrafts.remove(draftKey);
    else localDrafts.write(draftKey, { content: JSON.parse(text) as Record<string, string>, base });
  }, [userId, kind, windowId, text, base]);
  useEffect(() => () => localDrafts.remove({ userId, kind, id: 0, windowId }), [userId, kind, windowId]);
  return useFoundDrafts({ kind, id: 0, windowId }, fields, content);
}
