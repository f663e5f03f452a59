import { createFileRoute } from "@tanstack/react-router";
import { PersonPage } from "./person-page.tsx";

export const Route = createFileRoute("/admin/people/$id")({ component: PersonRoute });

function PersonRoute() {
  return <PersonPage kind="person" id={Route.useParams().id} />;
}
