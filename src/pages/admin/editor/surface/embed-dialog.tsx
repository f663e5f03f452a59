import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { readStoredEmbed } from "../../../../features/editing/stored-embed.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { FieldsForm } from "../../kit/fields-form.tsx";
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
    <Dialog open onClose={onClose} title="Video or episode">
      <FieldsForm onSubmit={submit}>
        <TextField
          label="Address"
          help="Of a page of YouTube, Vimeo, Spotify or SoundCloud. Nothing of theirs loads before a reader agrees."
          type="url"
          error={error}
          value={url}
          onChange={setUrl}
        />
        <div className="dialog-actions">
          <Button type="submit" size="sm">
            Insert player
          </Button>
        </div>
      </FieldsForm>
    </Dialog>
  );
}
