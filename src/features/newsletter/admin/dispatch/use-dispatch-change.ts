import { withSession } from "../../../../admin/sign-in-again.ts";
import { useInvalidate } from "../../../../admin/use-admin-query.ts";

/** Runs changes of a dispatch, which answer why they were not made, and asks for its state anew. */
export function useDispatchChange() {
  const invalidate = useInvalidate();
  return async (change: () => Promise<string | null>): Promise<void> => {
    const problem = await withSession(change);
    await invalidate("newsletter");
    if (problem) throw new Error(problem);
  };
}
