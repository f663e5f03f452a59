import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import type { SaveIntent } from "../../../data/editing.ts";
import { fetchEpisodeForEditing } from "../../../data/episode-editing.functions.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { EpisodeForm } from "./episode-form.tsx";

export const Route = createFileRoute("/admin/episodes/$id")({ component: EpisodePage });

const told: Record<SaveIntent, string> = {
  draft: "Saved as a draft",
  publish: "Published",
  schedule: "Scheduled: it appears automatically",
  update: "Saved",
};

/** One form for a new episode and for every other one. */
function EpisodePage() {
  const { id: name } = Route.useParams();
  const id = name === "new" ? 0 : Number(name);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const queryKey = ["admin", "episode", id];
  const { data: opened, isPending } = useQuery({
    queryKey,
    queryFn: () =>
      Number.isSafeInteger(id) && id >= 0 ? withSession(() => fetchEpisodeForEditing({ data: { id } })) : null,
    staleTime: 0,
    gcTime: 0,
    // What is being written must not be replaced from behind.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  async function reload() {
    await queryClient.resetQueries({ queryKey });
  }
  function stored(storedId: number, intent: SaveIntent) {
    toast({ title: told[intent], type: "success" });
    void queryClient.invalidateQueries({ queryKey: ["admin", "episodes"] });
    if (id === 0) void navigate({ to: "/admin/episodes/$id", params: { id: String(storedId) }, replace: true });
    else void reload();
  }

  if (isPending) {
    return (
      <>
        <PageBar title="Episode" />
        <Spinner label="Opening the episode" />
      </>
    );
  }
  if (!opened) {
    return (
      <>
        <PageBar title="Episode" back={{ to: "/admin/episodes", label: "Episodes" }} />
        <ErrorState
          title="There is no such episode"
          text="It may have been deleted in the meantime."
          action={
            <Link to="/admin/episodes" className={buttonClass({ kind: "secondary" })}>
              All episodes
            </Link>
          }
        />
      </>
    );
  }
  return (
    <EpisodeForm key={`${opened.id} ${opened.base}`} opened={opened} onStored={stored} onReload={() => void reload()} />
  );
}
