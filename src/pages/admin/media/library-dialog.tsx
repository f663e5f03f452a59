import { type FormEvent, useRef, useState } from "react";
import { fetchMedia, fetchMediaEntry, saveMediaAlt } from "../../../features/media/media.functions.ts";
import type { MediaEntry } from "../../../features/media/media.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { isTypedUrlFor } from "../../../lib/web-url.ts";
import { listPageSize } from "../../../request/list-request.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { useAdminQuery, useInvalidate } from "../kit/use-admin-query.ts";
import { DropZone } from "./drop-zone.tsx";
import { Thumbnail } from "./media-words.tsx";

export type ChosenPicture = { address: string; alt: string; width?: number; height?: number };

type LibraryDialogProps = {
  /** What is there already; empty texts for nothing. */
  before: ChosenPicture;
  /** The verb of the button, such as "Insert". */
  confirm: string;
  onChoose: (chosen: ChosenPicture) => void;
  onClose: () => void;
};

type Problems = { address?: string; alt?: string };

function problemsOf({ address, alt }: ChosenPicture): Problems {
  return {
    ...(isTypedUrlFor("picture", address)
      ? {}
      : { address: address ? "Begin with https://, or with / for a file of this site." : "Choose a picture." }),
    ...(alt.trim() ? {} : { alt: "Say what the picture shows, for people who cannot see it." }),
  };
}

/** Chooses a picture of the library or uploads one at once. What it shows must be said in words. */
export function LibraryDialog({ before, confirm, onChoose, onClose }: LibraryDialogProps) {
  const [chosen, setChosen] = useState(before);
  const [entry, setEntry] = useState<MediaEntry>();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const invalidate = useInvalidate();

  function take(picked: MediaEntry) {
    setEntry(picked);
    setProblems({});
    setChosen({
      address: picked.address,
      alt: picked.alt,
      ...(picked.width && picked.height ? { width: picked.width, height: picked.height } : {}),
    });
  }
  async function chooseUploaded(id: number) {
    try {
      const uploaded = await withSession(() => fetchMediaEntry({ data: { id } }));
      await invalidate("media");
      if (uploaded?.entry.kind === "image") take(uploaded.entry);
      else setFailure("This is not a picture. It is in the library now, among the other files.");
    } catch (fault) {
      setFailure(errorMessage(fault));
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog of the editor stands inside the form of the page.
    event.stopPropagation();
    if (busy) return;
    const wanted = { ...chosen, address: chosen.address.trim(), alt: chosen.alt.trim() };
    const found = problemsOf(wanted);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      // The library learns the words of a picture that had none.
      if (entry && entry.alt === "") {
        await withSession(() => saveMediaAlt({ data: { id: entry.id, alt: wanted.alt } }));
        await invalidate("media");
      }
      onChoose(wanted);
      onClose();
    } catch (fault) {
      setFailure(errorMessage(fault));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title="Picture" className="admin-library">
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <Shelf chosen={chosen.address} onChoose={take} onUploaded={(id) => void chooseUploaded(id)} />
        {failure ? (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        ) : null}
        <Field
          label="Address of the picture"
          help="Filled in when you choose above. A picture on another site begins with https://."
          error={problems.address}
        >
          {(control) => (
            <TextInput
              {...control}
              value={chosen.address}
              onChange={({ target }) => {
                setEntry(undefined);
                setChosen({ address: target.value, alt: chosen.alt });
              }}
            />
          )}
        </Field>
        <Field label="What it shows" help="One sentence for people who cannot see it." error={problems.alt}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              value={chosen.alt}
              onChange={({ target }) => setChosen({ ...chosen, alt: target.value })}
            />
          )}
        </Field>
        <div className="dialog-actions">
          <Button kind="secondary" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ShelfProps = { chosen: string; onChoose: (entry: MediaEntry) => void; onUploaded: (id: number) => void };

/** The pictures of the library, newest first, as a choice of one. */
function Shelf({ chosen, onChoose, onUploaded }: ShelfProps) {
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const data = { search, page, sort: "", kind: "image" as const };
  const { data: list, error } = useAdminQuery(["media", "list", data], () => fetchMedia({ data }));
  const input = useRef<HTMLInputElement>(null);
  const pages = Math.ceil((list?.total ?? 0) / listPageSize);
  return (
    <>
      <DropZone input={input} picturesOnly onUploaded={({ id }) => onUploaded(id)} />
      <SearchField
        label="Search the pictures"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setPage(1);
        }}
        // Return chooses nothing yet: it would send the form.
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {error ? (
        <Notice tone="error" role="alert">
          {errorMessage(error)}
        </Notice>
      ) : list === undefined ? (
        <p role="status" className="admin-note">
          Loading the pictures …
        </p>
      ) : list.media.length === 0 ? (
        <p className="admin-note">
          {search ? "No picture matches." : "The library has no pictures yet. Upload the first."}
        </p>
      ) : (
        <fieldset className="admin-shelf">
          <legend className="sr-only">Pictures of the library</legend>
          {list.media.map((entry) => (
            <label key={entry.id} title={entry.name}>
              <input
                type="radio"
                name="picture"
                className="sr-only"
                aria-label={entry.alt || entry.name}
                checked={entry.address === chosen}
                onChange={() => onChoose(entry)}
              />
              <Thumbnail entry={entry} />
              <small>{entry.name}</small>
            </label>
          ))}
        </fieldset>
      )}
      <Pagination
        label="Pages of pictures"
        current={page}
        total={pages}
        link={(next, { rel: _rel, ...link }) => <button type="button" {...link} onClick={() => setPage(next)} />}
      />
    </>
  );
}
