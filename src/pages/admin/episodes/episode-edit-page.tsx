import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import type { SaveIntent } from "../../../features/editing/editing.ts";
import { fetchEpisodeForEditing } from "../../../features/episodes/editing/episode-editing.functions.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenedItem } from "../editor/use-opened-item.ts";
import { PageBar } from "../kit/page-bar.tsx";
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
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { opened, isPending, openKey, becomes } = useOpenedItem("episode", name, (id) =>
    fetchEpisodeForEditing({ data: { id } }),
  );

  function created(id: number) {
    becomes(id);
    void navigate({
      to: "/admin/episodes/$id",
      params: { id: String(id) },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
      state: { keepsFocus: true },
    });
  }
  function stored(_id: number, intent: SaveIntent) {
    toast({ title: told[intent], type: "success" });
    void queryClient.invalidateQueries({ queryKey: ["admin", "episodes"] });
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
  return <EpisodeForm key={openKey} opened={opened} onCreated={created} onStored={stored} />;
}
