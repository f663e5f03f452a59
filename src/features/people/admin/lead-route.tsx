import { createFileRoute } from "@tanstack/react-router";
import { NewLead } from "../../leads/admin/new-lead.tsx";
import { PersonPage } from "./person-page.tsx";

export const Route = createFileRoute("/admin/leads/$id")({ component: LeadRoute });

function LeadRoute() {
  const { id } = Route.useParams();
  return id === "new" ? <NewLead /> : <PersonPage kind="lead" id={id} />;
}
