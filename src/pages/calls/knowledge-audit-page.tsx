import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { CallPage } from "./call-page.tsx";
import { knowledgeAuditCopy } from "./knowledge-audit-copy.ts";

export const Route = createFileRoute("/_site/knowledge-audit")({
  head: () =>
    pageHead({
      title: knowledgeAuditCopy.name,
      description: knowledgeAuditCopy.description,
      path: knowledgeAuditCopy.path,
    }),
  component: KnowledgeAuditPage,
});

function KnowledgeAuditPage() {
  return <CallPage copy={knowledgeAuditCopy} />;
}
