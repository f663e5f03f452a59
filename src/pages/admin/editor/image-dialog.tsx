import type { Editor } from "@tiptap/core";
import { type FormEvent, useState } from "react";
import { isPictureAddress } from "../../../lib/written-address.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** Puts a picture into the text, or changes the selected one. What it shows must be said in words. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes("image");
  const [source, setSource] = useState(asText(before.src));
  const [words, setWords] = useState(asText(before.alt));
  const [errors, setErrors] = useState<{ source?: string; words?: string }>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const problems = {
      ...(isPictureAddress(source.trim()) ? {} : { source: "Begin with https://, or with / for a file of this site." }),
      ...(words.trim() ? {} : { words: "Say what the picture shows, for whoever cannot see it." }),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    editor.chain().focus().setImage({ src: source.trim(), alt: words.trim() }).run();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title="Picture">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Address of the picture" help="A file of this site begins with /media/." error={errors.source}>
          {(control) => <TextInput {...control} value={source} onChange={({ target }) => setSource(target.value)} />}
        </Field>
        <Field label="What it shows" error={errors.words}>
          {(control) => <TextInput {...control} value={words} onChange={({ target }) => setWords(target.value)} />}
        </Field>
        <div className="dialog-actions">
          <Button type="submit" size="sm">
            {before.src ? "Change the picture" : "Put it in"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
