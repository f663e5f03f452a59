import { useState } from "react";
import { fetchMediaEntry } from "../../../features/media/media.functions.ts";
import type { MediaEntry } from "../../../features/media/media.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { FormDialog } from "../../fields/form-dialog.tsx";
import { MediaPicker } from "../../media/library-dialog.tsx";
import { fileSize } from "../../media/media-display.tsx";
import { Problem } from "../../states.tsx";
import { useInvalidate } from "../../use-admin-query.ts";
import { type CardDialogProps, readSelected, upsertCard } from "../nodes/cards.ts";
import { useReturnToText } from "../writing-dialogs.tsx";

const extensionOf = (url: string) => (url.split(".").at(-1) ?? "").toUpperCase();

/** Inserts or changes a card that offers a media-library file for download. */
export function FileDialog({ editor, onClose }: CardDialogProps) {
  useReturnToText(editor);
  const invalidate = useInvalidate();
  const current = readSelected(editor.state, "fileCard");
  const [card, setCard] = useState(current);
  const [problem, setProblem] = useState<string>();

  function choose({ url, name, bytes }: MediaEntry) {
    setProblem(undefined);
    const label = name.replace(/\.[^.]*$/, "");
    setCard({ href: url, name, label, about: `${extensionOf(url)}, ${fileSize(bytes)}` });
  }
  async function chooseUploaded(id: number) {
    try {
      const uploaded = await fetchMediaEntry({ data: { id } });
      await invalidate();
      if (uploaded) choose(uploaded.entry);
    } catch (failure) {
      setProblem(errorMessage(failure));
    }
  }
  function submit() {
    if (!card.href) {
      setProblem("Choose a file.");
      return;
    }
    upsertCard(editor, "fileCard", { ...card, label: card.label.trim() });
    onClose();
  }
  return (
    <FormDialog
      title="File"
      className="max-h-[min(92dvh,900px)] w-[min(840px,calc(100vw-32px))]"
      confirm={current.href ? "Change file" : "Insert file"}
      onSubmit={submit}
      onClose={onClose}
    >
      <MediaPicker selectedUrl={card.href} onChoose={choose} onUploaded={(id) => void chooseUploaded(id)} />
      <Problem text={problem} />
      <TextField
        label="Name of the file"
        help={card.about || "As readers see it; size and kind are added."}
        maxLength={200}
        value={card.label}
        onChange={(label) => setCard({ ...card, label })}
      />
    </FormDialog>
  );
}
