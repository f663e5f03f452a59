import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { sessionQuery } from "../../features/accounts/session.ts";
import type { Editable, SaveIntent } from "../../features/content-drafts/editing.ts";
import { localDrafts } from "../../features/content-drafts/local-draft.ts";
import { previewChannel } from "../../features/content-drafts/preview-link.ts";
import { errorMessage, isNetworkError } from "../../lib/error-message.ts";
import { randomId } from "../../lib/random-id.ts";
import { fetchFunction } from "../../server-context/fetch-function.ts";
import { withSession } from "../../server-context/sign-in-again.ts";
import { toast } from "../../ui/toast-store.ts";
import { queryName } from "../record/record-kinds.ts";
import { createEditingSession } from "./editing-session.ts";
import { serverUnreachableText } from "./editing-state.ts";
import { CreatedItem, type EditedKind, type EditorFunctions } from "./editor-view.ts";

/** Browsers limit keepalive requests to 64 KiB in total. */
const maxKeepaliveBytes = 60_000;
const timeoutMs = 30_000;

/** Small requests outlive the page, for text saved while leaving. */
const leavingFetch: typeof fetch = (input, init) => {
  const isSmall = typeof init?.body === "string" && new Blob([init.body]).size < maxKeepaliveBytes;
  return fetchFunction(input, { ...init, keepalive: isSmall });
};

/** Gives up after 30 seconds, so that a hanging server does not block later autosaves. */
const fetchWithTimeout: typeof fetch = (input, init) =>
  fetchFunction(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });

type EditingOptions<Content> = {
  kind: EditedKind;
  opened: Editable<Content>;
  functions: Pick<EditorFunctions<Content>, "saveDraft" | "discardDraft" | "store">;
  dateField: keyof Content & string;
};

const confirmations: Record<SaveIntent, string> = {
  draft: "Saved as a draft",
  publish: "Published",
  schedule: "Scheduled: it appears automatically",
  update: "Saved",
};

export function useEditing<Content extends Record<string, string>>({
  kind,
  opened,
  functions,
  dateField,
}: EditingOptions<Content>) {
  const { data: account } = useQuery(sessionQuery());
  const queryClient = useQueryClient();
  const onItemCreated = useContext(CreatedItem);
  const onCreated = useRef(onItemCreated);
  // A response that arrives after leaving must not navigate back to the form.
  const isOpen = useRef(true);
  useEffect(() => {
    onCreated.current = onItemCreated;
  });
  const [session] = useState(() =>
    createEditingSession<Content>({
      opened,
      kind,
      drafts: localDrafts,
      userId: account?.user.id ?? "",
      windowId: randomId(),
      dateField,
      remote: {
        saveDraft: (data, isLeaving) =>
          withSession(() => functions.saveDraft({ data, fetch: isLeaving ? leavingFetch : fetchWithTimeout })),
        discardDraft: (id) => functions.discardDraft({ data: { id } }),
        store: (data) => withSession(() => functions.store({ data, fetch: fetchWithTimeout })),
      },
      events: {
        onCreated: (id) => {
          if (isOpen.current) onCreated.current(id);
        },
        onAutosaved: (id) => {
          previewChannel(kind).postMessage(id);
        },
        onStored: (id, intent) => {
          previewChannel(kind).postMessage(id);
          toast({ title: confirmations[intent], type: "success" });
          void queryClient.invalidateQueries({ queryKey: ["admin", queryName(kind)] });
        },
        onFailure: (title, failure) =>
          toast({
            title,
            description: isNetworkError(failure) ? serverUnreachableText : errorMessage(failure),
            type: "error",
          }),
      },
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.read);

  useEffect(() => {
    isOpen.current = true;
    const leave = () => void session.flush(true);
    const hide = () => {
      if (document.visibilityState === "hidden") leave();
    };
    const flush = () => void session.flush();
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("online", flush);
    return () => {
      isOpen.current = false;
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("online", flush);
      session.close();
    };
  }, [session]);

  /** Offers an undo in a toast. */
  async function discard(): Promise<void> {
    try {
      const discarded = await session.discard();
      toast({ title: "Changes discarded", action: { label: "Undo", run: () => session.replace(discarded) } });
    } catch (failure) {
      toast({ title: "Your changes are still there", description: errorMessage(failure), type: "error" });
    }
  }

  return { ...state, session, change: session.change, replace: session.replace, save: session.save, discard };
}
