import type { FoundDraft } from "../../features/content-drafts/local-draft.ts";
import type { ComparedField } from "./compared-field.ts";
import { LocalDraftOffer } from "./local-draft-offer.tsx";
import { useFoundDrafts } from "./use-found-drafts.ts";

type FoundTextProps = {
  kind: string;
  id: number;
  windowId: string;
  content: Record<string, string>;
  fields: readonly ComparedField[];
  onRestore: (found: FoundDraft) => void;
};

/** The offer of text that an earlier visit left in this browser. */
export function FoundText({ content, fields, onRestore, ...item }: FoundTextProps) {
  const [found, setFound] = useFoundDrafts(item, fields, content);
  return <LocalDraftOffer drafts={found} content={content} fields={fields} onRestore={onRestore} onChange={setFound} />;
}
