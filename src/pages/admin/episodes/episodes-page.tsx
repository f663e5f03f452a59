import { createFileRoute } from "@tanstack/react-router";
import {
  exportEpisodes,
  fetchEpisodesForAdmin,
  removeEpisodes,
  restoreEpisodes,
} from "../../../features/episodes/editing/episode-editing.functions.ts";
import type { ListedEpisode } from "../../../features/episodes/editing/episode-editing.ts";
import { StateChip } from "../editor/autosave-status.tsx";
import { DateCell } from "../kit/date-cell.tsx";
import { RecordLink } from "../kit/record-link.tsx";
import type { Column } from "../list/column-head.tsx";
import { ListPage } from "../list/list-page.tsx";
import { listParameters } from "../list/list-parameters.ts";
import { NewLink } from "../list/new-link.tsx";
import { stateFilter } from "../list/state-filter.ts";
import { useDeleteAction } from "../list/use-delete-action.ts";
import { useList } from "../list/use-list.ts";

export const Route = createFileRoute("/admin/episodes")({
  validateSearch: listParameters<"state">,
  component: EpisodesPage,
});

const columns: readonly Column<ListedEpisode>[] = [
  {
    key: "title",
    label: "Title",
    sortable: true,
    cell: ({ id, title, guestName }) => (
      <RecordLink kind="episode" id={id} note={guestName}>
        {title || "Untitled"}
      </RecordLink>
    ),
  },
  { key: "number", label: "Episode", sortable: true, cell: ({ episode }) => episode || "–" },
  {
    key: "state",
    label: "Status",
    sortable: true,
    cell: ({ state, isChanged }) => <StateChip state={state} isChanged={isChanged} />,
  },
  { key: "audio", label: "Recording", sortable: true, cell: ({ hasAudio }) => (hasAudio ? "Yes" : "–") },
  { key: "date", label: "Date", sortable: true, cell: ({ createdAt }) => <DateCell iso={createdAt} /> },
];

const filterNames = ["state"] as const;

/** Every episode, of any status. */
function EpisodesPage() {
  const { list, request, table } = useList(["episodes", "list"], filterNames, (data) =>
    fetchEpisodesForAdmin({ data }),
  );
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
      bulk={[useDeleteAction("episode", removeEpisodes, restoreEpisodes)]}
      exportCsv={() => exportEpisodes({ data: request })}
      empty={{ title: "No episodes yet", text: "The first one begins here.", action: newEpisode }}
    />
  );
}
