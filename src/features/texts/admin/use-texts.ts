import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { copyText } from "../../../admin/copy-text.ts";
import { keepMine } from "../../../admin/editor/compare/conflict-view.tsx";
import type { ComparedField } from "../../../admin/editor/compared-field.ts";
import type { Conflict } from "../../../admin/editor/editing-state.ts";
import { useTypedDraft } from "../../../admin/editor/use-typed-draft.ts";
import { useAction } from "../../../admin/use-change.ts";
import type { TextChanges } from "../../../facts/site.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { toast } from "../../../ui/toast-store.ts";
import { sessionQuery } from "../../accounts/session.ts";
import { type FoundDraft, localDrafts } from "../../content-drafts/local-draft.ts";
import { previewLinkDays } from "../../content-drafts/preview-link.ts";
import { typedSince } from "../../content-drafts/typed-since.ts";
import { saveTexts, shareTextDraft } from "../page-texts.admin.functions.ts";
import { textsOf, valuesOfTexts } from "../text-contents.ts";
import {
  changesOf,
  type FieldValue,
  type FieldValues,
  fieldValues,
  type TextSection,
  textProblems,
} from "../text-fields.ts";
import { editedTexts, type TextState } from "../text-state.ts";

const comparedTexts = (sections: readonly TextSection[]): ComparedField[] =>
  sections.flatMap(({ title, fields }) =>
    fields.map(({ path, label, kind }) => ({
      name: path,
      label: `${title}: ${label}`,
      kind: kind === "list" ? "rows" : "line",
    })),
  );

type Texts = Record<string, string>;

/** `state` is the stored state. */
type TextConflict = Pick<Conflict<Texts>, "mine" | "theirs" | "origin" | "by" | "at" | "isOwn"> & {
  state: TextState;
  isPublic: boolean;
};

/** State and actions of the editor of one page's texts. */
export function useTexts(page: TextPage, sections: readonly TextSection[], initial: TextState) {
  const { data: account } = useQuery(sessionQuery());
  const fields = useMemo(() => sections.flatMap((section) => section.fields), [sections]);
  const compared = useMemo(() => comparedTexts(sections), [sections]);
  const allValues = (changes: TextChanges): FieldValues => fieldValues(fields, changes);

  const [state, setState] = useState(initial);
  const [values, setValues] = useState(() => allValues(editedTexts(initial)));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** Number of saves with invalid texts. */
  const [rejections, setRejections] = useState(0);
  const [conflict, setConflict] = useState<TextConflict>();
  const [previousInitial, setPreviousInitial] = useState(initial);

  const saved = textsOf(allValues(editedTexts(state)));
  const content = textsOf(values);
  const typed = Object.fromEntries(Object.entries(content).filter(([path, text]) => saved[path] !== text));
  const changes = Object.keys(typed).length;
  const [found, setFound] = useTypedDraft({
    kind: `texts-${page}`,
    typed: { content: typed, base: String(state.version) },
    fields: compared,
    content,
  });

  function accept(next: TextState, submitted: FieldValues = values): void {
    setState(next);
    setValues((latest) => typedSince(submitted, latest, allValues(editedTexts(next))));
    setProblems({});
  }
  // Takes over a version saved in another window, unless there are unsaved changes.
  if (previousInitial !== initial) {
    setPreviousInitial(initial);
    if (changes === 0 && initial.version > state.version) accept(initial);
  }

  function change(path: string, value: FieldValue): void {
    setValues((previous) => ({ ...previous, [path]: value }));
    setProblems((previous) =>
      Object.fromEntries(Object.entries(previous).filter(([id]) => id !== path && !id.startsWith(`${path}.`))),
    );
  }

  /** `replaced` is stored as a version. */
  async function store(next: FieldValues, base: TextState, isPublic: boolean, replaced?: TextChanges): Promise<void> {
    const nextProblems = textProblems(fields, next);
    setProblems(nextProblems);
    if (Object.keys(nextProblems).length > 0) return setRejections((count) => count + 1);
    const texts = changesOf(fields, next, editedTexts(base));
    const result = await saveTexts({ data: { page, version: base.version, texts, isPublic, replaced } });
    if (result.ok) {
      accept(result.value, next);
      toast({ title: isPublic ? "Published: the page shows these texts" : "Saved as a draft", type: "success" });
    } else if (result.code === "invalid") throw new Error(result.reason);
    else
      setConflict({
        by: result.state.by ?? "",
        at: result.state.at ?? "",
        mine: textsOf(next),
        theirs: textsOf(allValues(editedTexts(result.state))),
        origin: textsOf(allValues(editedTexts(base))),
        isOwn: result.state.by === account?.user.email,
        state: result.state,
        isPublic,
      });
  }
  const failure = "The texts were not saved";
  const save = useAction(async () => store(values, state, false), failure);
  const publish = useAction(async () => store(values, state, true), failure);
  const discardDraft = useAction(async () => {
    const data = { page, version: state.version, texts: null, isPublic: false };
    const result = await saveTexts({ data });
    if (!result.ok) throw new Error("The draft has been saved elsewhere since. Reload to see it.");
    accept(result.value);
  }, "The draft was not taken back");
  const share = useAction(async () => {
    const url = await shareTextDraft({ data: { page } });
    if (!url) throw new Error("The draft has been published or deleted elsewhere. Reload to see the page as it is.");
    await copyText(url, `Preview link copied: it works for ${previewLinkDays} days`);
  }, "The preview link was not made");
  const resolve = useAction(async (chosen: Texts, side: "mine" | "theirs") => {
    if (!conflict) return;
    const stored = editedTexts(conflict.state);
    const next = valuesOfTexts(fields, chosen, allValues(stored));
    const mine = () => changesOf(fields, valuesOfTexts(fields, keepMine(conflict), allValues(stored)), stored);
    // Public texts have a version anyway.
    const replaced = side === "theirs" ? mine() : (conflict.state.draft ?? undefined);
    setState(conflict.state);
    setValues(next);
    setConflict(undefined);
    await store(next, conflict.state, conflict.isPublic, replaced);
  }, failure);

  return {
    state,
    values,
    problems,
    rejections,
    changes,
    /** Differences from the defaults, unsaved ones included. */
    typed: changesOf(fields, values, editedTexts(state)),
    hasDraft: state.draft !== null,
    change,
    save,
    publish,
    discardDraft,
    share,
    discard: () => accept(state),
    restore: (stored: TextChanges) => setValues(allValues(stored)),
    conflict,
    resolve,
    decideLater: () => setConflict(undefined),
    compared,
    drafts: {
      found,
      setFound,
      content,
      restore: (draft: FoundDraft) => {
        setValues((previous) => valuesOfTexts(fields, draft.content, previous));
        // The draft's own version, so that saving detects later saves as a conflict.
        setState((previous) => ({ ...previous, version: Number(draft.base) || 0 }));
        localDrafts.remove(draft.key);
      },
    },
  };
}
