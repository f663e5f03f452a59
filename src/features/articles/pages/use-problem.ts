import { useCopy, useSite } from "../../../facts/use-site.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { readingStates } from "./reading-states-copy.ts";

/** The cause in the words of the error catalogue (spec 8), which are English; a sentence of the site's on one in another language. */
export function useProblem(error: unknown): string {
  const { failed } = useCopy(readingStates);
  return useSite().facts.language === "en" ? errorMessage(error) : failed;
}
