import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { CallPage } from "./call-page.tsx";
import { knowledgeAuditCopy } from "./knowledge-audit-copy.ts";
import { knowledgeAuditMeta } from "./knowledge-audit-meta.ts";

export const Route = createFileRoute("/_site/knowledge-audit")({
  head: () =>
    pageHead({
      title: knowledgeAuditMeta.name,
      description: knowledgeAuditMeta.description,
      path: knowledgeAuditMeta.path,
    }),
  component: KnowledgeAuditPage,
});

function KnowledgeAuditPage() {
  return <CallPage copy={knowledgeAuditCopy} />;
}
