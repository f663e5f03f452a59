import { withSession } from "../../../../admin/sign-in-again.ts";
import { useInvalidate } from "../../../../admin/use-admin-query.ts";
import { type DispatchResult, dispatchSentence } from "../../dispatch/dispatch-copy.ts";

/** Runs changes of a dispatch and asks for its state anew. The function throws the sentence for why one was not made. */
export function useDispatchChange() {
  const invalidate = useInvalidate();
  return async (change: () => Promise<DispatchResult>): Promise<void> => {
    const result = await withSession(change);
    await invalidate("newsletter");
    if (!result.ok) throw new Error(dispatchSentence(result));
  };
}
