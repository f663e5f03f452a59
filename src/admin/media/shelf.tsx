import { useRef, useState } from "react";
import { fetchMedia } from "../../features/media/media.functions.ts";
import type { MediaEntry } from "../../features/media/media.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { listPageSize } from "../../server-context/list-request.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Note } from "../note.tsx";
import { Loading, Problem } from "../states.tsx";
import { useAdminQuery } from "../use-admin-query.ts";
import { DropZone } from "./drop-zone.tsx";
import { Thumbnail } from "./media-words.tsx";

type ShelfProps = { chosen: string; onChoose: (entry: MediaEntry) => void; onUploaded: (id: number) => void };

/** The pictures of the library, newest first, as a choice of one. */
export function Shelf({ chosen, onChoose, onUploaded }: ShelfProps) {
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
        <Problem text={errorMessage(error)} />
      ) : list === undefined ? (
        <Loading what="the pictures" />
      ) : list.media.length === 0 ? (
        <Note>{search ? "No picture matches." : "The library has no pictures yet. Upload the first."}</Note>
      ) : (
        <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-2">
          <legend className="sr-only">Pictures of the library</legend>
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
                checked={entry.address === chosen}
                onChange={() => onChoose(entry)}
              />
              <Thumbnail entry={entry} className="aspect-[4/3] h-auto w-full" />
              <small className="truncate text-ink">{entry.name}</small>
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
