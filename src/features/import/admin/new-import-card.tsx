import { useRef, useState } from "react";
import { FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { Problem } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { isWebUrl } from "../../../lib/web-url.ts";
import { withSession } from "../../../server-context/sign-in-again.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { sendFile } from "../../media/send-file.ts";
import { readExportFromUrl } from "../site-import.functions.ts";

async function send(file: File): Promise<number> {
  const headers = { "X-File-Name": encodeURIComponent(file.name.toWellFormed()) };
  const sent = sendFile<{ id: number }>("/api/admin/imports", file, () => undefined, { method: "POST", headers });
  return (await sent).id;
}

/** Takes a file or a URL; nothing is imported before the owner has seen what would happen. */
export function NewImportCard({ onAdded }: { onAdded: (id: number) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [url, setUrl] = useState("");
  const upload = useAction(async (file: File) => onAdded(await withSession(() => send(file))));
  const fetchUrl = useAction(async () => {
    if (!isWebUrl(url.trim())) throw new Error("Enter the whole URL; it begins with https://.");
    onAdded(await readExportFromUrl({ data: { url } }));
    setUrl("");
  });
  return (
    <FormCard
      title="Bring your former site"
      note="Ghost (JSON or ZIP), WordPress (WXR), Substack, Medium, a folder of Markdown as ZIP, or any podcast feed. First you see what would happen; nothing is stored until you start."
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra of the pointer; the button does the same */}
      <div
        className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line-strong p-4 text-ink-soft data-[over=true]:border-tide data-[over=true]:bg-tide-soft"
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) upload.run(file);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Export of the former site"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) upload.run(file);
            target.value = "";
          }}
        />
        <p>{upload.busy ? "Sending the file …" : "Drop the export here, up to 2 GB."}</p>
        <Button kind="secondary" size="sm" busy={upload.busy} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
      </div>
      <Problem text={upload.problem} />
      <FieldsForm onSubmit={fetchUrl.run}>
        <TextField
          label="Or the URL of a feed or an export"
          value={url}
          error={fetchUrl.problem}
          maxLength={2_000}
          autoComplete="off"
          onChange={setUrl}
        />
        <Button type="submit" kind="secondary" size="sm" busy={fetchUrl.busy}>
          Read it
        </Button>
      </FieldsForm>
    </FormCard>
  );
}
