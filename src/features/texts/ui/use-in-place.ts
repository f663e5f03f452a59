import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { sectionsPath } from "../../../facts/page-sections.ts";
import { type TextChanges, withTexts } from "../../../facts/site.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { useSite } from "../../../facts/use-site.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { randomId } from "../../../lib/random-id.ts";
import { localDrafts } from "../../content-drafts/local-draft.ts";
import { typedSince } from "../../content-drafts/typed-since.ts";
import { fillAllTokens, filledTexts } from "../all-tokens.ts";
import { saveTexts } from "../page-texts.admin.functions.ts";
import { textsOf } from "../text-contents.ts";
import { changesOf, type FieldValue, fieldValues, leafProblem, type TextField, textProblems } from "../text-fields.ts";
import { editedTexts, type TextState } from "../text-state.ts";
import { keepTokens } from "../token-typing.ts";
import { countLines, spotByElementIn, spotsOf, type TextSpot, targetOf, withText, writeText } from "./text-spots.ts";

/** A dotted line below every text, on touch screens too. */
const editableClass =
  "cursor-text underline decoration-current decoration-dotted decoration-1 underline-offset-4 outline-1 outline-dashed outline-transparent outline-offset-4 hover:outline-tide focus:outline-2 focus:outline-tide";

const labelOf = ({ field, leaf, row }: TextSpot): string => {
  if (row === undefined) return leaf.label;
  if (field.kind === "list" && field.plain) return `${field.label}, line ${row + 1}`;
  return `${field.label} ${row + 1}: ${leaf.label.toLowerCase()}`;
};

/** What the bar shows about the focused text. */
export type Editing = {
  label: string;
  length: number;
  limit: number;
  lines: number;
  problem: string | undefined;
  /** For a button or link: its target, and the element. */
  target: { spot: TextSpot; element: HTMLElement } | undefined;
};

type InPlaceParts = { page: TextPage; userId: string; fields: readonly TextField[]; initial: TextState };

/** Makes the texts below `root` editable in place. A new `revision` is a key that renders the page afresh. */
export function useInPlace({ page, userId, fields, initial }: InPlaceParts) {
  const router = useRouter();
  const site = useSite();
  const [state, setState] = useState(initial);
  const [revision, setRevision] = useState(0);
  const [editing, setEditing] = useState<Editing>();
  const [isChanged, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const values = useRef(fieldValues(fields, editedTexts(initial)));
  /** The same as `state`, for listeners of an earlier render. */
  const stored = useRef(initial);
  const root = useRef<HTMLDivElement>(null);
  const [windowId] = useState(randomId);
  const draftKey = { userId, kind: `texts-${page}`, id: 0, windowId };

  function saveLocalDraft(): void {
    const saved = textsOf(fieldValues(fields, editedTexts(stored.current)));
    const typed = Object.entries(textsOf(values.current)).filter(([path, text]) => saved[path] !== text);
    setChanged(typed.length > 0);
    if (typed.length === 0) localDrafts.remove(draftKey);
    else localDrafts.write(draftKey, { content: Object.fromEntries(typed), base: String(stored.current.version) });
  }

  function startEditing(element: HTMLElement, spot: TextSpot, signal: AbortSignal): void {
    let { text } = spot;
    // A heading or label can have one more line than before; a paragraph grows.
    const maxLines = spot.leaf.kind === "line" ? countLines(element) + 1 : Number.POSITIVE_INFINITY;
    const updateHint = () => {
      const target = targetOf(spotsOf(fields, values.current), spot);
      const lines = countLines(element);
      setEditing({
        label: labelOf(spot),
        length: text.length,
        limit: spot.leaf.limit,
        lines,
        problem:
          leafProblem(spot.leaf, text) ??
          (lines > maxLines ? `Use at most ${maxLines} lines here (now ${lines}).` : undefined),
        target: target && { spot: target, element },
      });
    };
    element.contentEditable = "plaintext-only";
    element.tabIndex = 0;
    element.setAttribute("aria-description", "Text of the page, editable");
    element.classList.add(...editableClass.split(" "));
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handler: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, handler, { signal });
    listen("focus", () => {
      if (fillAllTokens(site, text) !== text) writeText(element, text);
      updateHint();
    });
    listen("input", () => {
      const typed = element.textContent.replaceAll("\n", " ");
      const restored = keepTokens(text, typed);
      text = restored;
      if (restored !== typed) {
        writeText(element, restored);
        getSelection()?.selectAllChildren(element);
        getSelection()?.collapseToEnd();
      }
      values.current = withText(values.current, spot, text);
      saveLocalDraft();
      updateHint();
    });
    listen("keydown", (event) => {
      if (event.key === "Enter" || event.key === "Escape") event.preventDefault();
      if (event.key === "Escape") element.blur();
      const target = document.querySelector<HTMLElement>("[data-target] input");
      if (event.key !== "Tab" || event.shiftKey || !target) return;
      event.preventDefault();
      target.focus();
    });
    listen("blur", ({ relatedTarget }) => {
      writeText(element, fillAllTokens(site, text));
      // The focus can move to the field for its target.
      if (!(relatedTarget instanceof Element && relatedTarget.closest("[data-target]"))) setEditing(undefined);
    });
  }

  // Once per revision; the observer finds parts that load later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new `revision` replaces the elements
  useEffect(() => {
    const container = root.current;
    if (!container) return;
    const controller = new AbortController();
    const { signal } = controller;
    const editable = new Set<HTMLElement>();
    function makeEditable() {
      const main = container?.querySelector("main");
      if (!main || main.contains(document.activeElement)) return;
      for (const [element, spot] of spotByElementIn(site, main, spotsOf(fields, values.current))) {
        if (editable.has(element)) continue;
        editable.add(element);
        startEditing(element, spot, signal);
      }
    }
    makeEditable();
    const observer = new MutationObserver(makeEditable);
    observer.observe(container, { childList: true, subtree: true });
    // Clicks on links and buttons edit their texts.
    container.addEventListener(
      "click",
      (event) => {
        if (!(event.target instanceof Element) || !event.target.closest("a, [contenteditable]")) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, signal },
    );
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [revision]); // oxlint-disable-line react-hooks/exhaustive-deps -- only a new `revision` replaces the elements

  function renderTexts(texts: TextChanges): void {
    router.options.context.changeSite((current) => withTexts(current, page, filledTexts(current, texts)));
  }

  /** Text typed since `submitted` was read stays, and so does its element. */
  function showState(next: TextState, submitted = values.current): void {
    const isTyping = values.current !== submitted;
    values.current = typedSince(submitted, values.current, fieldValues(fields, editedTexts(next)));
    renderTexts(editedTexts(next));
    stored.current = next;
    setState(next);
    saveLocalDraft();
    if (!isTyping) setRevision((count) => count + 1);
  }

  async function store(isPublic: boolean): Promise<void> {
    const [path, problem] = Object.entries(textProblems(fields, values.current))[0] ?? [];
    if (problem) {
      const field = fields.find((candidate) => path === candidate.path || path?.startsWith(`${candidate.path}.`));
      setFailure(`${field?.label ?? "A text"}: ${problem}`);
      return;
    }
    setFailure(undefined);
    setBusy(true);
    const submitted = values.current;
    try {
      const texts = changesOf(fields, submitted, editedTexts(state));
      const result = await saveTexts({ data: { page, version: state.version, texts, isPublic } });
      if (result.ok) showState(result.value, submitted);
      else if (result.code === "invalid") setFailure(result.reason);
      else setFailure("Not saved: it has been saved elsewhere since. “All texts” shows both versions.");
    } catch (thrown) {
      setFailure(`The texts were not saved. ${errorMessage(thrown)}`);
    } finally {
      setBusy(false);
    }
  }

  function changeTarget(spot: TextSpot, text: string): void {
    values.current = withText(values.current, spot, text);
    setEditing(
      (current) => current && { ...current, target: current.target && { ...current.target, spot: { ...spot, text } } },
    );
    saveLocalDraft();
  }

  /** Renders the sections in this order, with unsaved texts. */
  function arrange(order: FieldValue): void {
    values.current = { ...values.current, [sectionsPath]: order };
    renderTexts(changesOf(fields, values.current, editedTexts(stored.current)));
    saveLocalDraft();
    setRevision((count) => count + 1);
  }

  return {
    order: values.current[sectionsPath],
    arrange,
    changeTarget,
    closeTarget: () => setEditing(undefined),
    root,
    revision,
    editing,
    isChanged,
    hasDraft: state.draft !== null,
    busy,
    failure,
    save: () => void store(false),
    publish: () => void store(true),
    discard: () => showState(state),
  };
}
