import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import {
  exportEpisodes,
  fetchEpisodesForAdmin,
  removeEpisodes,
  restoreEpisodes,
} from "../../../features/episodes/editing/episode-editing.functions.ts";
import type { ListedEpisode } from "../../../features/episodes/editing/episode-editing.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { DateCell, StateChip } from "../editor/autosave-status.tsx";
import { BinLink } from "../kit/bin-link.tsx";
import { type BulkAction, type Column, DataTable } from "../kit/data-table.tsx";
import { deleteAction } from "../kit/delete-action.ts";
import { listParameters } from "../kit/list-parameters.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { stateFilter } from "../kit/state-filter.ts";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { useList } from "../kit/use-list.ts";

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
      <>
        <Link to="/admin/episodes/$id" params={{ id: String(id) }}>
          {title || "Untitled"}
        </Link>
        <small>{guestName}</small>
      </>
    ),
  },
  { key: "number", label: "Episode", sortable: true, cell: ({ episode }) => episode || "–" },
  {
    key: "state",
    label: "Status",
    cell: ({ state, createdAt }) => <StateChip state={state} date={createdAt} />,
  },
  { key: "audio", label: "Recording", cell: ({ hasAudio }) => (hasAudio ? "Yes" : "–") },
  { key: "date", label: "Date", sortable: true, cell: ({ createdAt }) => <DateCell iso={createdAt} /> },
];

const filterNames = ["state"] as const;

/** Every episode, of any status. */
function EpisodesPage() {
  const { list, request, table } = useList(["episodes", "list"], filterNames, (data) =>
    fetchEpisodesForAdmin({ data }),
  );
  const navigate = useNavigate();
  useShortcut("n", () => void navigate({ to: "/admin/episodes/$id", params: { id: "new" } }));

  const renewAll = useInvalidate();
  const invalidate = () => renewAll("episodes");
  const bulk: readonly BulkAction[] = [
    deleteAction("episode", { remove: removeEpisodes, restore: restoreEpisodes, invalidate }),
  ];
  const newEpisode = (
    <Link to="/admin/episodes/$id" params={{ id: "new" }} className={buttonClass()}>
      <Plus />
      New episode
    </Link>
  );
  return (
    <>
      <PageBar
        title="Episodes"
        count={list?.total}
        actions={
          <>
            <BinLink kind="episode" />
            {newEpisode}
          </>
        }
      />
      <DataTable
        {...table}
        label="Episodes"
        columns={columns}
        rows={list?.episodes}
        rowName={({ title }) => title}
        defaultSort="-number"
        filters={[stateFilter]}
        bulk={bulk}
        exportCsv={() => exportEpisodes({ data: request })}
        exportName="episodes"
        empty={<EmptyState title="No episodes yet" text="The first one begins here." action={newEpisode} />}
      />
    </>
  );
}
