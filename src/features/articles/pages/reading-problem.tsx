import { useCopy } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/page-states.tsx";
import { blogCopy } from "./blog-copy.ts";
import { useProblem } from "./use-problem.ts";

type ReadingProblemProps = {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
  heading?: "h2" | "h3";
  className?: string;
};

/** Message of the error catalogue (spec 8), and Try Again. */
export function ReadingProblem({ error, busy, onRetry, heading = "h3", className }: ReadingProblemProps) {
  const blog = useCopy(blogCopy);
  const problem = useProblem(error);
  return (
    <ErrorState
      title={problem}
      heading={heading}
      className={className ?? ""}
      action={
        <Button busy={busy} onClick={onRetry}>
          {blog.tryAgain}
        </Button>
      }
    />
  );
}
