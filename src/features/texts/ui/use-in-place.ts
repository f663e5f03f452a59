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
import {
  changesOf,
  type FieldValue,
  type FieldValues,
  fieldValue,
  leafProblem,
  type TextField,
  textProblems,
} from "../text-fields.ts";
import type { TextState } from "../text-state.ts";
import { keepTokens } from "../token-typing.ts";
import { linesOf, spotByElementIn, spotsOf, type TextSpot, targetOf, withText, writeText } from "./text-places.ts";

const current = ({ draft, published }: TextState): TextChanges => draft ?? published;

/** A dotted line below every text, on touch screens too. */
const placeClass =
  "cursor-text underline decoration-current decoration-dotted decoration-1 underline-offset-4 outline-1 outline-dashed outline-transparent outline-offset-4 hover:outline-tide focus:outline-2 focus:outline-tide";

const labelOf = ({ field, leaf, row }: TextSpot): string => {
  if (row === undefined) return leaf.label;
  if (field.kind === "list" && field.plain) return `${field.label}, line ${row + 1}`;
  return `${field.label} ${row + 1}: ${leaf.label.toLowerCase()}`;
};

/** The bar's words about the text that has the focus. */
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

/** Makes the texts below `root` editable in place. `revision` identifies the rendering, to render it again. */
export function useInPlace({ page, userId, fields, initial }: InPlaceParts) {
  const allValues = (changes: TextChanges): FieldValues =>
    Object.fromEntries(fields.map((field) => [field.path, fieldValue(field, changes)]));
  const router = useRouter();
  const site = useSite();
  const [state, setState] = useState(initial);
  const [revision, setRevision] = useState(0);
  const [editing, setEditing] = useState<Editing>();
  const [isChanged, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setProblem] = useState<string>();
  const values = useRef(allValues(current(initial)));
  /** The same as `state`, for listeners of an earlier rendering. */
  const stored = useRef(initial);
  const root = useRef<HTMLDivElement>(null);
  const [windowId] = useState(randomId);
  const draftKey = { userId, kind: `texts-${page}`, id: 0, windowId };

  function saveLocalDraft(): void {
    const saved = textsOf(allValues(current(stored.current)));
    const typed = Object.entries(textsOf(values.current)).filter(([path, text]) => saved[path] !== text);
    setChanged(typed.length > 0);
    if (typed.length === 0) localDrafts.remove(draftKey);
    else localDrafts.write(draftKey, { content: Object.fromEntries(typed), base: String(stored.current.version) });
  }

  function startEditing(element: HTMLElement, spot: TextSpot, signal: AbortSignal): void {
    let { text } = spot;
    // A heading or a label may take one line more than it has; a paragraph grows.
    const maxLines = spot.leaf.kind === "line" ? linesOf(element) + 1 : Number.POSITIVE_INFINITY;
    const updateHint = () => {
      const target = targetOf(spotsOf(fields, values.current), spot);
      const lines = linesOf(element);
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
    element.classList.add(...placeClass.split(" "));
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, act, { signal });
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
      // The field for its target belongs to it.
      if (!(relatedTarget instanceof Element && relatedTarget.closest("[data-target]"))) setEditing(undefined);
    });
  }

  // Once per drawing: parts that arrive later are found when they do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` is what is drawn
  useEffect(() => {
    const below = root.current;
    if (!below) return;
    const controller = new AbortController();
    const { signal } = controller;
    const known = new Set<HTMLElement>();
    function find() {
      const main = below?.querySelector("main");
      if (!main || main.contains(document.activeElement)) return;
      for (const [element, spot] of spotByElementIn(site, main, spotsOf(fields, values.current))) {
        if (known.has(element)) continue;
        known.add(element);
        startEditing(element, spot, signal);
      }
    }
    find();
    const observer = new MutationObserver(find);
    observer.observe(below, { childList: true, subtree: true });
    // Links and buttons of the page are texts here.
    below.addEventListener(
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
  }, [revision]); // oxlint-disable-line react-hooks/exhaustive-deps -- `revision` is what is drawn

  /** Text typed after `submitted` was read stays, and its element with it. */
  function draw(next: TextState, submitted = values.current): void {
    const isTyping = values.current !== submitted;
    values.current = typedSince(submitted, values.current, allValues(current(next)));
    router.options.context.changeSite((now) => withTexts(now, page, filledTexts(now, current(next))));
    stored.current = next;
    setState(next);
    saveLocalDraft();
    if (!isTyping) setRevision((before) => before + 1);
  }

  async function store(isPublic: boolean): Promise<void> {
    const [path, problem] = Object.entries(textProblems(fields, values.current))[0] ?? [];
    if (problem) {
      const field = fields.find((known) => path === known.path || path?.startsWith(`${known.path}.`));
      setProblem(`${field?.label ?? "A text"}: ${problem}`);
      return;
    }
    setProblem(undefined);
    setBusy(true);
    const submitted = values.current;
    try {
      const texts = changesOf(fields, submitted, current(state));
      const result = await saveTexts({ data: { page, version: state.version, texts, isPublic } });
      if (result.ok) {
        draw(result.value, submitted);
      } else if (result.code === "invalid") setProblem(result.reason);
      else setProblem("Not saved: it has been saved elsewhere since. “All texts” shows both versions.");
    } catch (thrown) {
      setProblem(`The texts were not saved. ${errorMessage(thrown)}`);
    } finally {
      setBusy(false);
    }
  }

  /** A text that the page doesn't show, such as the target of a button. */
  function changeTarget(spot: TextSpot, text: string): void {
    values.current = withText(values.current, spot, text);
    setEditing((now) => now && { ...now, target: now.target && { ...now.target, spot: { ...spot, text } } });
    saveLocalDraft();
  }

  /** Draws the page in this order, as it is typed. */
  function arrange(order: FieldValue): void {
    values.current = { ...values.current, [sectionsPath]: order };
    const changes = changesOf(fields, values.current, current(stored.current));
    router.options.context.changeSite((now) => withTexts(now, page, filledTexts(now, changes)));
    saveLocalDraft();
    setRevision((before) => before + 1);
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
    discard: () => draw(state),
  };
}
