import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { useEditorState } from "@tiptap/react";
import { Link2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { cardDialogs } from "../cards/card-dialogs.tsx";
import { findCard } from "../nodes/cards.ts";
import { embedFor, insertEmbed } from "../nodes/embed.ts";
import { CaptionDialog, FieldDialog, ImageDialog, LinkDialog, SecondImageDialog } from "../writing-dialogs.tsx";
import { findInsertions } from "./insertions.ts";
import { chooseInsertion, readSlashMenu, slashItemId, slashListId } from "./slash-commands.ts";
import {
  type Medium,
  type Surface,
  SurfaceContext,
  type SurfaceDialog,
  type SurfaceField,
  type SurfaceVariant,
} from "./surface-context.ts";
import { TextToolbar } from "./text-toolbar.tsx";
import { ToolButton } from "./tool-menu.tsx";
import { headingTools, markTools, quoteTool } from "./tools.ts";

/** Floats an element at a stretch of text, within the document's width; positions are the editor's. */
function floatBesideText(element: HTMLElement, editor: Editor, range: { from: number; to: number }, isAbove: boolean) {
  const surface = element.offsetParent;
  if (!surface || editor.isDestroyed) return;
  const frame = surface.getBoundingClientRect();
  const start = editor.view.coordsAtPos(range.from);
  const end = editor.view.coordsAtPos(range.to, -1);
  const isOneLine = Math.abs(start.top - end.top) < 4;
  const target = isAbove && isOneLine ? (start.left + end.right) / 2 - element.offsetWidth / 2 : start.left;
  const left = Math.max(0, Math.min(target - frame.left, frame.width - element.offsetWidth));
  const top = isAbove ? start.top - element.offsetHeight - 10 : end.bottom + 8;
  element.style.left = `${left}px`;
  element.style.top = `${top - frame.top}px`;
}

const bubbleTools = [...markTools, ...headingTools.slice(0, 2), quoteTool];

type SelectionBubbleProps = { editor: Editor; open: (dialog: SurfaceDialog) => void };

/** Has no tab stops: keyboard users have the same tools in the toolbar. */
function SelectionBubble({ editor, open }: SelectionBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { selection } = now.state;
      const isText = selection instanceof TextSelection && !selection.empty && !now.isActive("codeBlock");
      return {
        range: isText && now.isFocused ? { from: selection.from, to: selection.to } : null,
        active: bubbleTools.map(({ isActive }) => isActive(now)),
        isLink: now.isActive("link"),
      };
    },
  });
  const { range } = state;
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element || !range) return undefined;
    const updatePosition = () => floatBesideText(element, editor, range, true);
    updatePosition();
    window.addEventListener("resize", updatePosition);
    return () => window.removeEventListener("resize", updatePosition);
  }, [editor, range]);
  if (!range) return null;
  return (
    <div
      ref={bubble}
      className="absolute z-6 hidden gap-0.5 rounded-panel border bg-surface p-1 shadow-float tablet:pointer-fine:flex"
      role="toolbar"
      aria-label="Selected text"
    >
      {bubbleTools.map(({ name, icon, run }, index) => (
        <ToolButton
          key={name}
          name={name}
          icon={icon}
          tabIndex={-1}
          aria-pressed={state.active[index] ?? false}
          onClick={() => run(editor)}
        />
      ))}
      <ToolButton name="Link" icon={Link2} tabIndex={-1} aria-pressed={state.isLink} onClick={() => open("link")} />
    </div>
  );
}

type SlashMenuProps = { editor: Editor; medium: Medium };

/** Pixels that bars cover at the top or the bottom of the window. */
const barHeight = 80;

function SlashMenu({ editor, medium }: SlashMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const menu = useEditorState({ editor, selector: ({ editor: now }) => readSlashMenu(now.state) });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !menu) return;
    const { top, bottom } = editor.view.coordsAtPos(menu.from);
    const height = element.offsetHeight + barHeight;
    const isAbove = bottom + height > window.innerHeight && top > height;
    floatBesideText(element, editor, { from: menu.from, to: menu.from }, isAbove);
    element.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [editor, menu]);
  if (!menu) return null;
  return (
    <div ref={box} className="absolute z-6 w-[min(360px,100%)] rounded-panel border bg-surface p-1.5 shadow-float">
      <p id="slash-menu-title" className="px-2.5 pt-1.5 pb-1 font-medium text-xs text-ink-soft">
        Insert
      </p>
      <div role="listbox" id={slashListId} aria-labelledby="slash-menu-title">
        {findInsertions(medium, menu.query).map((insertion, index) => {
          const { name, icon: Icon, shortcut } = insertion;
          return (
            <div
              key={name}
              tabIndex={-1}
              role="option"
              id={slashItemId(index)}
              aria-selected={index === menu.index}
              className="group grid min-h-10 cursor-pointer scroll-mb-20 grid-cols-[20px_1fr_auto] items-center gap-3 rounded-control px-2.5 aria-selected:bg-tide-soft"
              onMouseDown={(event) => {
                event.preventDefault();
                chooseInsertion(editor, insertion);
              }}
            >
              <Icon className="size-4.5 group-aria-selected:text-tide" />
              <b className="font-medium group-aria-selected:text-tide">{name}</b>
              {shortcut ? <span className="text-xs text-ink-soft">{shortcut}</span> : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const embedTexts: Record<"page" | "email", { title: string; help: string; error: string; insert: string }> = {
  page: {
    title: "Video or episode",
    help: "Of an episode of yours, such as /episode/12, or a page of YouTube, Vimeo, Spotify or SoundCloud. Nothing of theirs loads before a reader agrees.",
    error: "Paste the URL of an episode of yours, or of a page of YouTube, Vimeo, Spotify or SoundCloud.",
    insert: "Insert player",
  },
  email: {
    title: "Episode",
    help: "Of an episode of yours, such as /episode/12. Emails have no players, so it becomes a card that leads to it.",
    error: "Paste the URL of an episode of yours, such as /episode/12.",
    insert: "Insert episode",
  },
};

type EmbedDialogProps = { editor: Editor; medium: Medium; onClose: () => void };

function EmbedDialog({ editor, medium, onClose }: EmbedDialogProps) {
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string>();
  const { title, help, error: invalidUrl, insert } = embedTexts[medium === "email" ? "email" : "page"];
  function submit() {
    const embed = embedFor(medium, url);
    if (!embed) {
      setError(invalidUrl);
      return;
    }
    insertEmbed(editor, embed);
    onClose();
  }
  return (
    <FieldDialog
      title={title}
      label="URL"
      help={help}
      inputMode="url"
      error={error}
      value={url}
      onChange={setUrl}
      confirm={insert}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

/** Sets `--head` to the pixels that the sticky page bar covers. */
function useHeadHeight(): void {
  useEffect(() => {
    const head = document.querySelector<HTMLElement>("[data-head=sticky]");
    const measure = () => {
      const isSticky = head !== null && getComputedStyle(head).position === "sticky";
      document.documentElement.style.setProperty("--head", `${isSticky ? head.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    if (head) observer.observe(head);
    window.addEventListener("resize", measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
}

type WritingSurfaceProps = {
  label: string;
  medium?: Medium;
  variant?: SurfaceVariant;
  tools?: ReactNode | ((editor: Editor) => ReactNode);
  children: ReactNode;
};

const dialogs = {
  link: LinkDialog,
  picture: ImageDialog,
  secondPicture: SecondImageDialog,
  embed: EmbedDialog,
  caption: CaptionDialog,
  ...cardDialogs,
};

/** Texts edited as one document. Alt+F10 focuses the toolbar, Escape returns, Ctrl or ⌘ with K edits the link. */
export function WritingSurface({ label, medium = "page", variant = "document", tools, children }: WritingSurfaceProps) {
  const [fields, setFields] = useState<readonly SurfaceField[]>([]);
  const [focused, setFocused] = useState<string>();
  const [dialog, setDialog] = useState<SurfaceDialog>();
  const section = useRef<HTMLElement>(null);
  useHeadHeight();
  const surface = useMemo<Surface>(
    () => ({
      medium,
      variant,
      set: (field) =>
        setFields((current) =>
          current.some(({ id }) => id === field.id)
            ? current.map((entry) => (entry.id === field.id ? field : entry))
            : [...current, field],
        ),
      remove: (id) => setFields((current) => current.filter((field) => field.id !== id)),
      focus: setFocused,
      open: setDialog,
    }),
    [medium, variant],
  );
  const field = fields.find(({ id }) => id === focused) ?? fields[0];
  const Dialog = dialog && dialogs[dialog];

  /** In the capture phase: the editor would insert a paragraph below the card. */
  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const card = event.key === "Enter" && field?.editor.isFocused ? findCard(field.editor.state) : undefined;
    if (!card) return;
    event.preventDefault();
    setDialog(card.name);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const bar = section.current?.querySelector(".text-tools");
    const isInTools = event.target instanceof Node && bar?.contains(event.target);
    const isLink = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (event.key === "Escape" && isInTools) field?.editor.commands.focus();
    else if (event.key === "F10" && event.altKey) bar?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
    // The browser reports a selection made by keyboard only with its next frame.
    else if (isLink && field?.editor.isFocused) requestAnimationFrame(() => setDialog("link"));
    else return;
    event.preventDefault();
  }
  return (
    <SurfaceContext value={surface}>
      <section
        ref={section}
        className={classNames("writing", `is-${variant}`)}
        aria-label={label}
        onKeyDown={onKeyDown}
        onKeyDownCapture={onKeyDownCapture}
      >
        {field ? (
          <TextToolbar editor={field.editor} label={field.label} medium={medium} open={setDialog}>
            {typeof tools === "function" ? tools(field.editor) : tools}
          </TextToolbar>
        ) : (
          <div className="text-tools" />
        )}
        <div className="writing-doc">
          {children}
          {field ? (
            <>
              <SelectionBubble key={`bubble ${field.id}`} editor={field.editor} open={setDialog} />
              <SlashMenu key={`slash ${field.id}`} editor={field.editor} medium={medium} />
            </>
          ) : null}
        </div>
        {field && Dialog ? <Dialog editor={field.editor} medium={medium} onClose={() => setDialog(undefined)} /> : null}
      </section>
    </SurfaceContext>
  );
}
