import { createFileRoute } from "@tanstack/react-router";
import { EditorPage } from "../../../admin/editor/editor-page.tsx";
import { fetchEpisodeForEditing } from "../editing/episode-editing.functions.ts";
import { EpisodeForm } from "./episode-form.tsx";

export const Route = createFileRoute("/admin/episodes/$id")({ component: EpisodePage });

/** One form for a new episode and for every other one. */
function EpisodePage() {
  return <EditorPage kind="episode" name={Route.useParams().id} open={fetchEpisodeForEditing} Form={EpisodeForm} />;
}
