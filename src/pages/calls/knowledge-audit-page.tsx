import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/knowledge-audit")({ component: KnowledgeAuditPage });

function KnowledgeAuditPage() {
  return <h1>knowledge-audit-page</h1>;
}
