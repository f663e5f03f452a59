import { type DispatchResult, dispatchSentence } from "../../../../features/newsletter/dispatch/dispatch-copy.ts";
import { withSession } from "../../kit/sign-in-again.ts";
import { useInvalidate } from "../../kit/use-admin-query.ts";

/** Runs changes of a dispatch and asks for its state anew. The function throws the sentence for why one was not made. */
export function useDispatchChange() {
  const invalidate = useInvalidate();
  return async (change: () => Promise<DispatchResult>): Promise<void> => {
    const result = await withSession(change);
    await invalidate("newsletter");
    if (!result.ok) throw new Error(dispatchSentence(result));
  };
}
