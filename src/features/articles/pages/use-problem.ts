import { useCopy, useSite } from "../../../facts/use-site.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { readingProblem } from "./reading-problem-copy.ts";

/** The message of the error catalogue (spec 8), which is in English; a general message on sites in other languages. */
export function useProblem(error: unknown): string {
  const { failed } = useCopy(readingProblem);
  return useSite().facts.language === "en" ? errorMessage(error) : failed;
}
