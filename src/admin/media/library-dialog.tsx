import { useRef, useState } from "react";
import { fetchMedia, fetchMediaEntry, saveMediaAlt } from "../../features/media/media.functions.ts";
import type { MediaEntry } from "../../features/media/media.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { isValidUserUrl } from "../../lib/web-url.ts";
import { listPageSize, maxSearchLength } from "../../server-context/list-request.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormDialog } from "../fields/form-dialog.tsx";
import { Loading, Note, Problem } from "../states.tsx";
import { useAdminQuery, useInvalidate } from "../use-admin-query.ts";
import { FieldErrors, useAction } from "../use-change.ts";
import { DropZone } from "./drop-zone.tsx";
import { Thumbnail } from "./media-display.tsx";

type MediaPickerProps = {
  picturesOnly?: boolean;
  selectedUrl: string;
  onChoose: (entry: MediaEntry) => void;
  onUploaded: (id: number) => void;
};

/** Chooses a file of the library, with search and uploads. */
export function MediaPicker({ picturesOnly = false, selectedUrl, onChoose, onUploaded }: MediaPickerProps) {
  const what = picturesOnly ? "image" : "file";
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const data = { search, page, sort: "", kind: picturesOnly ? ("image" as const) : ("" as const) };
  const { data: list, error } = useAdminQuery(["media", "list", data], () => fetchMedia({ data }));
  const input = useRef<HTMLInputElement>(null);
  const pages = Math.ceil((list?.total ?? 0) / listPageSize);
  return (
    <>
      <DropZone input={input} picturesOnly={picturesOnly} onUploaded={({ id }) => onUploaded(id)} />
      <SearchField
        label={`Search the ${what}s`}
        value={search}
        maxLength={maxSearchLength}
        onChange={({ target }) => {
          setSearch(target.value);
          setPage(1);
        }}
        // Enter would submit the form.
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {error ? (
        <Problem text={errorMessage(error)} />
      ) : list === undefined ? (
        <Loading what={`the ${what}s`} />
      ) : list.media.length === 0 ? (
        <Note>{search ? `No ${what} matches.` : `The library has no ${what}s yet. Upload the first.`}</Note>
      ) : (
        <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-2">
          <legend className="sr-only">{picturesOnly ? "Images" : "Files"} of the library</legend>
          {list.media.map((entry) => (
            <label
              key={entry.id}
              title={entry.name}
              className="grid cursor-pointer content-start gap-1 rounded-panel border p-1.5 outline-focus outline-offset-2 hover:border-line-strong has-checked:border-tide has-checked:bg-tide-soft has-checked:shadow-[inset_0_0_0_1px_var(--tide)] has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="picture"
                className="sr-only"
                aria-label={entry.alt || entry.name}
                checked={entry.url === selectedUrl}
                onChange={() => onChoose(entry)}
              />
              <Thumbnail entry={entry} className="aspect-[4/3] h-auto w-full" />
              <small className="truncate text-ink">{entry.name}</small>
            </label>
          ))}
        </fieldset>
      )}
      <Pagination
        label={`Pages of ${what}s`}
        current={page}
        total={pages}
        link={(next, { rel: _rel, ...link }) => <button type="button" {...link} onClick={() => setPage(next)} />}
      />
    </>
  );
}

type LibraryPicture = { url: string; alt: string; width?: number; height?: number };

type LibraryDialogProps = {
  initial: LibraryPicture;
  /** Verb on the button, such as "Insert". */
  confirm: string;
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
};

type Problems = { url?: string; alt?: string };

function problemsOf({ url, alt }: LibraryPicture): Problems {
  const invalidUrl = url ? "Begin with https://, or with / for a file of this site." : "Choose an image.";
  return {
    url: isValidUserUrl("picture", url) ? undefined : invalidUrl,
    alt: alt.trim() ? undefined : "Add alternative text, for people who cannot see the image.",
  };
}

/** Chooses or uploads a picture; alternative text is required. */
export function LibraryDialog({ initial, confirm, onChoose, onClose }: LibraryDialogProps) {
  const [picture, setPicture] = useState(initial);
  const [entry, setEntry] = useState<MediaEntry>();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const invalidate = useInvalidate();

  function choose(picked: MediaEntry) {
    setEntry(picked);
    setProblems({});
    setPicture({
      url: picked.url,
      alt: picked.alt,
      ...(picked.width && picked.height ? { width: picked.width, height: picked.height } : {}),
    });
  }
  async function chooseUploaded(id: number) {
    try {
      const uploaded = await fetchMediaEntry({ data: { id } });
      await invalidate();
      if (uploaded?.entry.kind === "image") choose(uploaded.entry);
      else setFailure("This is not an image. It is in the library now, among the other files.");
    } catch (thrown) {
      setFailure(errorMessage(thrown));
    }
  }
  const submit = useAction(async () => {
    const trimmed = { ...picture, url: picture.url.trim(), alt: picture.alt.trim() };
    const newProblems = problemsOf(trimmed);
    setProblems(newProblems);
    if (newProblems.url || newProblems.alt) throw new FieldErrors();
    // A library picture without alternative text gets this one.
    if (entry?.alt === "") await saveMediaAlt({ data: { id: entry.id, alt: trimmed.alt } });
    onChoose(trimmed);
    onClose();
  });

  return (
    <FormDialog
      title="Image"
      className="max-h-[min(92dvh,900px)] w-[min(840px,calc(100vw-32px))]"
      confirm={confirm}
      busy={submit.busy}
      onSubmit={submit.run}
      onClose={onClose}
    >
      <MediaPicker
        picturesOnly
        selectedUrl={picture.url}
        onChoose={choose}
        onUploaded={(id) => void chooseUploaded(id)}
      />
      <Problem text={submit.problem ?? failure} />
      <TextField
        label="URL of the image"
        help="Filled in when you choose above. An image on another site begins with https://."
        error={problems.url}
        value={picture.url}
        onChange={(url) => {
          setEntry(undefined);
          setPicture({ url, alt: picture.alt });
        }}
      />
      <TextField
        label="Alternative text"
        help="One sentence for people who cannot see it."
        error={problems.alt}
        maxLength={500}
        value={picture.alt}
        onChange={(alt) => setPicture({ ...picture, alt })}
      />
    </FormDialog>
  );
}
