import type { ErrorComponentProps } from "@tanstack/react-router";
import { useCopy } from "../../../facts/use-site.ts";
import { homeCrumb } from "../../../ui/breadcrumbs.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { blogMeta } from "./blog-meta.ts";
import { ReadingProblem } from "./reading-problem.tsx";
import { readingStates } from "./reading-states-copy.ts";
import { useTryAgain } from "./use-part.ts";

/** The list could not be loaded (spec 8). */
export function BlogError({ error }: ErrorComponentProps) {
  const blog = useCopy(blogMeta);
  const { blog: crumb } = useCopy(readingStates);
  const { busy, tryAgain } = useTryAgain();
  return (
    <>
      <PageHead crumbs={[homeCrumb, { label: crumb, link: { to: "/blog" } }]} title={blog.title} />
      <div className="wrap pb-section">
        <ReadingProblem error={error} busy={busy} onRetry={tryAgain} heading="h2" />
      </div>
    </>
  );
}
