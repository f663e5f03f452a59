import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { readStoredEmbed } from "../../../../features/editing/stored-embed.ts";
import { FieldDialog } from "../field-dialog.tsx";
import { playerOf } from "../nodes/embed.ts";

/** Puts the player of a video, an episode or a track into the text, by the URL of its page. */
export function EmbedDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string>();
  function submit() {
    const embed = readStoredEmbed(url);
    if (!embed) {
      setError("Paste the address of a page of YouTube, Vimeo, Spotify or SoundCloud.");
      return;
    }
    editor.chain().focus().insertContent(playerOf(embed)).run();
    onClose();
  }
  return (
    <FieldDialog
      title="Video or episode"
      label="Address"
      help="Of a page of YouTube, Vimeo, Spotify or SoundCloud. Nothing of theirs loads before a reader agrees."
      type="url"
      error={error}
      value={url}
      onChange={setUrl}
      confirm="Insert player"
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
