import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { CaptionDialog } from "../caption-dialog.tsx";
import { ImageDialog } from "../image-dialog.tsx";
import { LinkDialog } from "../link-dialog.tsx";
import { EmbedDialog } from "./embed-dialog.tsx";
import type { Medium } from "./medium.ts";
import { SelectionBubble } from "./selection-bubble.tsx";
import { SlashMenu } from "./slash-menu.tsx";
import {
  type Surface,
  SurfaceContext,
  type SurfaceDialog,
  type SurfaceField,
  type SurfaceLook,
} from "./surface-context.ts";
import { TextToolbar } from "./text-toolbar.tsx";
import { useHeadHeight } from "./use-head-height.ts";

type WritingSurfaceProps = {
  label: string;
  medium?: Medium;
  look?: SurfaceLook;
  /** At the end of the toolbar. */
  tools?: ReactNode;
  children: ReactNode;
};

const dialogs = { link: LinkDialog, picture: ImageDialog, embed: EmbedDialog, caption: CaptionDialog };

/**
 * Texts that are written as one document: one toolbar for the one that was written in last, a bubble for selected words
 * and a menu at a slash. Alt+F10 leads to the toolbar, Escape back, Ctrl or ⌘ with K to the link.
 */
export function WritingSurface({ label, medium = "page", look = "document", tools, children }: WritingSurfaceProps) {
  const [known, setKnown] = useState<readonly SurfaceField[]>([]);
  const [focused, setFocused] = useState<string>();
  const [dialog, setDialog] = useState<SurfaceDialog>();
  const section = useRef<HTMLElement>(null);
  useHeadHeight();
  const surface = useMemo<Surface>(
    () => ({
      medium,
      look,
      set: (field) =>
        setKnown((before) =>
          before.some(({ id }) => id === field.id)
            ? before.map((one) => (one.id === field.id ? field : one))
            : [...before, field],
        ),
      remove: (id) => setKnown((before) => before.filter((field) => field.id !== id)),
      focus: setFocused,
      open: setDialog,
    }),
    [medium, look],
  );
  const field = known.find(({ id }) => id === focused) ?? known[0];
  const Dialog = dialog && dialogs[dialog];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const bar = section.current?.querySelector(".text-tools");
    const isInTools = event.target instanceof Node && bar?.contains(event.target);
    const isLink = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (event.key === "Escape" && isInTools) field?.editor.commands.focus();
    else if (event.key === "F10" && event.altKey) bar?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
    else if (isLink && field?.editor.isFocused) setDialog("link");
    else return;
    event.preventDefault();
  }
  return (
    <SurfaceContext value={surface}>
      <section ref={section} className={classNames("writing", `is-${look}`)} aria-label={label} onKeyDown={onKeyDown}>
        {field ? (
          <TextToolbar editor={field.editor} label={field.label} medium={medium} open={setDialog}>
            {tools}
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
