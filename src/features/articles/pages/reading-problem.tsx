import { useCopy } from "../../../facts/use-site.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/page-states.tsx";
import { blogCopy } from "./blog-copy.ts";

type ReadingProblemProps = { error: unknown; busy: boolean; onRetry: () => void; className?: string };

/** Sentence of the error catalogue (spec 8), and Try Again. */
export function ReadingProblem({ error, busy, onRetry, className }: ReadingProblemProps) {
  const blog = useCopy(blogCopy);
  return (
    <ErrorState
      title={errorMessage(error)}
      heading="h3"
      className={className ?? ""}
      action={
        <Button busy={busy} onClick={onRetry}>
          {blog.tryAgain}
        </Button>
      }
    />
  );
}
