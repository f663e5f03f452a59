import { withSession } from "../../../../admin/sign-in-again.ts";
import { useInvalidate } from "../../../../admin/use-admin-query.ts";
import { type DispatchResult, dispatchSentence } from "../../dispatch/dispatch-copy.ts";

/** Runs a change and refetches the dispatch; the returned function throws the sentence to show on failure. */
export function useDispatchChange() {
  const invalidate = useInvalidate();
  return async (change: () => Promise<DispatchResult>): Promise<void> => {
    const result = await withSession(change);
    await invalidate("newsletter");
    if (!result.ok) throw new Error(dispatchSentence(result));
  };
}
