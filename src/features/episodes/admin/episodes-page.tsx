import { createFileRoute } from "@tanstack/react-router";
import { StateChip } from "../../../admin/editor/autosave-status.tsx";
import { type Column, DateCell } from "../../../admin/list/column-head.tsx";
import { ListPage, NewLink, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { stateFilter } from "../../../admin/list/list-search.ts";
import { useDeleteAction } from "../../../admin/record/move-to-bin.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { exportEpisodes, fetchEpisodesForAdmin } from "../editing/episode-editing.functions.ts";
import type { ListedEpisode } from "../editing/episode-editing.ts";

export const Route = createFileRoute("/admin/episodes")({
  validateSearch: listParameters<"state">,
  component: EpisodesPage,
});

const columns: readonly Column<ListedEpisode>[] = [
  {
    key: "title",
    label: "Title",
    cell: ({ id, title, guestName }) => (
      <RecordLink kind="episode" id={id} note={guestName}>
        {title || "Untitled"}
      </RecordLink>
    ),
  },
  { key: "number", label: "Episode", cell: ({ episode }) => episode || "–" },
  {
    key: "state",
    label: "Status",
    cell: ({ state, isChanged }) => <StateChip state={state} isChanged={isChanged} />,
  },
  { key: "audio", label: "Recording", phone: "hidden", cell: ({ hasAudio }) => (hasAudio ? "Yes" : "–") },
  { key: "date", label: "Date", cell: ({ createdAt }) => <DateCell iso={createdAt} /> },
];

const filterNames = ["state"] as const;

function EpisodesPage() {
  const { list, request, table } = useList(["episodes", "list"], filterNames, fetchEpisodesForAdmin);
  const newEpisode = <NewLink kind="episode" />;
  return (
    <ListPage
      {...table}
      title="Episodes"
      bin="episode"
      actions={newEpisode}
      columns={columns}
      rows={list?.episodes}
      rowName={({ title }) => title}
      defaultSort="-number"
      filters={[stateFilter]}
      bulk={[useDeleteAction("episode")]}
      exportCsv={() => exportEpisodes({ data: request })}
      empty={{ title: "No episodes yet", text: "The first one begins here.", action: newEpisode }}
    />
  );
}
