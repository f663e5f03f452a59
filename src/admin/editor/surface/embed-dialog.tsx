import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { FieldDialog } from "../field-dialog.tsx";
import { embedFor, insertEmbed } from "../nodes/embed.ts";
import type { Medium } from "./medium.ts";

const words: Record<Medium, { title: string; help: string; error: string; insert: string }> = {
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

/** Puts the player of a video, an episode or a track into the text, by the URL of its page. */
export function EmbedDialog({ editor, medium, onClose }: EmbedDialogProps) {
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string>();
  const { title, help, error: unknown, insert } = words[medium];
  function submit() {
    const embed = embedFor(medium, url);
    if (!embed) {
      setError(unknown);
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
