import { createFileRoute } from "@tanstack/react-router";
import { PersonPage } from "./person-page.tsx";

export const Route = createFileRoute("/admin/people/$id")({ component: PersonPlace });

function PersonPlace() {
  return <PersonPage kind="person" id={Route.useParams().id} />;
}
