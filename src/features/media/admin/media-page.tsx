import { createFileRoute } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { type Column, DayCell } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { DropZone } from "../../../admin/media/drop-zone.tsx";
import { fileSize, kindNames, MediaChip, Thumbnail } from "../../../admin/media/media-display.tsx";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { formatDuration } from "../../../lib/time/clock-time.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { fetchMedia } from "../media.functions.ts";
import type { MediaEntry } from "../media.ts";

export const Route = createFileRoute("/admin/media")({ validateSearch: listParameters<"kind">, component: MediaPage });

const filterNames = ["kind"] as const;

const columns: readonly Column<MediaEntry>[] = [
  {
    key: "name",
    label: "File",
    cell: (entry) => (
      <span className="flex min-w-0 items-center gap-3">
        <Thumbnail entry={entry} />
        <span className="[&>a]:wrap-anywhere [&>a]:font-semibold [&>a]:text-ink [&>a]:no-underline hover:[&>a]:underline">
          <RecordLink kind="media" id={entry.id} note={entry.alt}>
            {entry.name}
          </RecordLink>
        </span>
      </span>
    ),
  },
  { key: "kind", label: "Kind", wide: true, cell: ({ kind }) => kindNames[kind] },
  { key: "state", label: "Status", isUnsorted: true, cell: (entry) => <MediaChip {...entry} /> },
  {
    key: "extent",
    label: "Dimensions",
    isUnsorted: true,
    cell: ({ width, height, seconds }) =>
      width ? `${width} × ${height}` : seconds === null ? "–" : formatDuration(seconds),
  },
  { key: "bytes", label: "Size", number: true, cell: ({ bytes }) => fileSize(bytes) },
  {
    key: "date",
    label: "Uploaded",
    cell: ({ createdAt }) => <DayCell iso={createdAt} />,
  },
];

function MediaPage() {
  const { list, table } = useList(["media", "list"], filterNames, fetchMedia);
  const input = useRef<HTMLInputElement>(null);
  const invalidate = useInvalidate();
  const choose = () => input.current?.click();
  useShortcut("n", choose);
  return (
    <ListPage
      {...table}
      title="Media"
      bin="media"
      actions={
        <Button onClick={choose}>
          <Plus />
          Upload
        </Button>
      }
      columns={columns}
      rows={list?.media}
      rowName={({ name }) => name}
      filters={[
        {
          name: "kind",
          all: "All kinds",
          options: Object.entries(kindNames).map(([value, label]) => ({ value, label })),
        },
      ]}
      empty={{
        title: "No files yet",
        text: "Images for articles, recordings of episodes, documents to hand out: drop the first above.",
      }}
    >
      <DropZone
        input={input}
        onUploaded={({ kind }) => {
          void invalidate();
          toast({
            title: "Uploaded",
            type: "success",
            ...(kind === "image" ? { description: "Add its alternative text before you use it." } : {}),
          });
        }}
      />
    </ListPage>
  );
}
