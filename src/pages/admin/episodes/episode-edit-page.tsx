import { createFileRoute } from "@tanstack/react-router";
import { fetchEpisodeForEditing } from "../../../features/episodes/editing/episode-editing.functions.ts";
import { EditorPage } from "../editor/editor-page.tsx";
import { EpisodeForm } from "./episode-form.tsx";

export const Route = createFileRoute("/admin/episodes/$id")({ component: EpisodePage });

/** One form for a new episode and for every other one. */
function EpisodePage() {
  return <EditorPage kind="episode" name={Route.useParams().id} open={fetchEpisodeForEditing} Form={EpisodeForm} />;
}
