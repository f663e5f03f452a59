import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { adminPageSize } from "../../../features/editing/editing.ts";
import {
  adminEpisodesQuery,
  bringEpisodesBack,
  exportEpisodes,
  removeEpisodes,
} from "../../../features/episodes/editing/episode-editing.functions.ts";
import type { ListedEpisode } from "../../../features/episodes/editing/episode-editing.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { DateCell, StateChip } from "../editor/keep-line.tsx";
import { BinLink } from "../kit/bin-link.tsx";
import { type BulkAction, type Column, DataTable } from "../kit/data-table.tsx";
import { listParameters } from "../kit/list-parameters.ts";
import { useListSearch } from "../kit/list-search.ts";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { withSession } from "../kit/sign-in-again.ts";

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

const episodes = (count: number) => (count === 1 ? "1 episode" : `${count} episodes`);

/** Every episode, whatever its state. */
function EpisodesPage() {
  const [state, change] = useListSearch(["state"] as const);
  const { search, sort, page, filters } = state;
  const request = { search, sort, page, state: filters.state, category: "" };
  const { data, error, refetch } = useQuery(adminEpisodesQuery(request, withSession));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useShortcut("n", () => void navigate({ to: "/admin/episodes/$id", params: { id: "new" } }));

  const renew = () => queryClient.invalidateQueries({ queryKey: ["admin", "episodes"] });
  const bulk: readonly BulkAction[] = [
    {
      label: "Delete",
      danger: true,
      run: async (keys) => {
        const ids = keys.map(Number);
        await removeEpisodes({ data: { ids } });
        await renew();
        offerUndo(`${episodes(ids.length)} deleted`, async () => {
          await bringEpisodesBack({ data: { ids } });
          await renew();
        });
      },
    },
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
        count={data?.total}
        actions={
          <>
            <BinLink kind="episode" />
            {newEpisode}
          </>
        }
      />
      <DataTable
        label="Episodes"
        columns={columns}
        rows={data?.episodes}
        total={data?.total ?? 0}
        pageSize={adminPageSize}
        rowKey={({ id }) => String(id)}
        rowName={({ title }) => title}
        state={state}
        onChange={change}
        defaultSort="-number"
        filters={[
          {
            name: "state",
            all: "All statuses",
            options: [
              { value: "draft", label: "Draft" },
              { value: "published", label: "Published" },
              { value: "scheduled", label: "Scheduled" },
            ],
          },
        ]}
        bulk={bulk}
        exportCsv={() => exportEpisodes({ data: { ...request, state: request.state as "" } })}
        exportName="episodes"
        empty={<EmptyState title="No episodes yet" text="The first one begins here." action={newEpisode} />}
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}
