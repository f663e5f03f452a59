import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Editable, OtherEditor, SaveIntent, SaveResult } from "../../../data/editing.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../ui/toast-store.ts";
import { withSession } from "../kit/sign-in-again.ts";

/** Milliseconds of rest before unsaved work goes to the server. */
const restMs = 900;

export type KeepState = { at: "untouched" | "waiting" | "keeping" | "kept" | "failed"; savedAt?: string };

export type Conflict = Extract<SaveResult, { problem: "conflict" }>;

type Parts<Content> = {
  opened: Editable<Content>;
  /** Keeps unsaved work on the server. */
  keep: (given: { id: number; base: string; content: Content }) => Promise<{ savedAt: string; others: OtherEditor[] }>;
  drop: (id: number) => Promise<unknown>;
  store: (given: { id: number; base: string; content: Content; intent: SaveIntent }) => Promise<SaveResult>;
  onStored: (id: number, intent: SaveIntent) => void;
  /** After unsaved work reached the server, for a preview that is open elsewhere. */
  onKept?: () => void;
};

/**
 * The state of a form that edits an article or an episode: what is written, its way to the server while it is being
 * written, and saving, which never overwrites what somebody else saved in between unless told to.
 */
export function useEditing<Content extends object>({ opened, keep, drop, store, onStored, onKept }: Parts<Content>) {
  const [content, setContent] = useState(opened.draft?.content ?? opened.stored);
  const [base, setBase] = useState(opened.draft?.base ?? opened.base);
  const [kept, setKept] = useState<KeepState>(
    opened.draft ? { at: "kept", savedAt: opened.draft.savedAt } : { at: "untouched" },
  );
  const [others, setOthers] = useState(opened.others);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict>();
  const [busy, setBusy] = useState<SaveIntent>();
  /** Grows when other words are put into the form from outside. */
  const [revision, setRevision] = useState(0);
  // Keeping and saving follow each other, so that a late draft never comes after the save that it belongs to.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const changes = useRef(0);

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = queue.current.then(work, work);
    queue.current = next.catch(() => undefined);
    return next;
  };

  const keepNow = useEffectEvent(async () => {
    const change = changes.current;
    setKept((before) => ({ ...before, at: "keeping" }));
    try {
      const answer = await inTurn(() => withSession(() => keep({ id: opened.id, base, content })));
      setOthers(answer.others);
      if (change === changes.current) setKept({ at: "kept", savedAt: answer.savedAt });
      onKept?.();
    } catch {
      if (change === changes.current) setKept((before) => ({ ...before, at: "failed" }));
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the content begins the rest anew
  useEffect(() => {
    if (kept.at !== "waiting" && kept.at !== "failed") return;
    const timer = setTimeout(() => void keepNow(), kept.at === "failed" ? 5000 : restMs);
    return () => clearTimeout(timer);
  }, [kept.at, content]);

  const isUnsaved = kept.at === "waiting" || kept.at === "keeping" || kept.at === "failed";
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);

  function change(part: Partial<Content>): void {
    changes.current += 1;
    setContent((before) => ({ ...before, ...part }));
    setKept((before) => ({ ...before, at: "waiting" }));
    setProblems((before) => {
      const left = { ...before };
      for (const name of Object.keys(part)) delete left[name];
      return left;
    });
  }

  /** Puts other words into the form; they are unsaved work like everything written. */
  function replace(next: Content): void {
    change(next);
    setRevision((before) => before + 1);
  }

  /** Saves; `over` names the version of somebody else that is to be overwritten, after the person has said so. */
  async function save(intent: SaveIntent, over?: string): Promise<void> {
    if (busy) return;
    changes.current += 1;
    setBusy(intent);
    setProblems({});
    // Stops the clock of the draft: one that goes off meanwhile would be kept after what it belongs to was saved.
    setKept((before) => ({ ...before, at: "keeping" }));
    try {
      const given = { id: opened.id, base: over ?? base, content, intent };
      const result = await inTurn(() => withSession(() => store(given)));
      if (result.ok) {
        setConflict(undefined);
        setBase(result.base);
        setKept({ at: "untouched" });
        onStored(result.id, intent);
      } else {
        if (result.problem === "conflict") setConflict(result);
        else setProblems(result.fields);
        setKept((before) => ({ ...before, at: "waiting" }));
      }
    } catch (failure) {
      setKept((before) => ({ ...before, at: "waiting" }));
      toast({ title: "It was not saved", description: errorMessage(failure), type: "error" });
    } finally {
      setBusy(undefined);
    }
  }

  /** Throws the unsaved work away and shows what is stored. */
  async function discard(): Promise<void> {
    changes.current += 1;
    try {
      await inTurn(() => withSession(() => drop(opened.id)));
      setContent(opened.stored);
      setBase(opened.base);
      setKept({ at: "untouched" });
      setProblems({});
      setRevision((before) => before + 1);
    } catch (failure) {
      toast({ title: "Your changes are still there", description: errorMessage(failure), type: "error" });
    }
  }

  return {
    content,
    kept,
    others,
    problems,
    conflict,
    busy,
    revision,
    /** Somebody saved after this unsaved work had begun. */
    isBehind: base !== opened.base && kept.at !== "untouched" && opened.draft !== null,
    change,
    replace,
    save,
    discard,
    closeConflict: () => setConflict(undefined),
  };
}
