import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { PageBar } from "../../../admin/page-bar.tsx";
import { NotLoaded } from "../../../admin/states.tsx";
import { useAdminQuery, useInvalidate } from "../../../admin/use-admin-query.ts";
import { fetchImports } from "../site-import.functions.ts";
import { ImportCard } from "./import-card.tsx";
import { isWorking } from "./import-words.ts";
import { LeaveCard } from "./leave-card.tsx";
import { NewImportCard } from "./new-import-card.tsx";

export const Route = createFileRoute("/admin/import")({ component: ImportPage });

const pollMs = 1_500;

function ImportPage() {
  const { data: imports = [], error, refetch } = useAdminQuery(["imports", "list"], () => fetchImports());
  const invalidate = useInvalidate();
  const isWaiting = imports.some(({ state }) => isWorking(state));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  if (error) return <NotLoaded what="The imports" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageBar title="Import" note="Articles, episodes, images and URLs of the site that you leave." />
      <NewImportCard onAdded={() => void invalidate()} />
      {imports.map((entry) => (
        <ImportCard key={entry.id} entry={entry} />
      ))}
      <LeaveCard />
    </>
  );
}
