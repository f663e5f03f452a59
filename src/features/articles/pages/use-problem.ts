import { useCopy, useSite } from "../../../facts/use-site.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { readingProblem } from "./reading-problem-copy.ts";

/** The cause in the words of the error catalogue (spec 8), which are English; a sentence of the site's on one in another language. */
export function useProblem(error: unknown): string {
  const { failed } = useCopy(readingProblem);
  return useSite().facts.language === "en" ? errorMessage(error) : failed;
}
