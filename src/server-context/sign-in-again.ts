import { isOutdated } from "../lib/outdated.ts";
import { createStore } from "../lib/store.ts";
import { isSignedOut, isSignInOld } from "./error-messages.ts";
import { fetchFunction } from "./fetch-function.ts";

/** Set once the server reports a newer version of the site, until the page is reloaded. */
export const outdatedPage = createStore(false);

/** "ended": without a session; "old": for a change that needs a recent sign-in. */
export type SignInReason = "ended" | "old";

type Waiting = PromiseWithResolvers<void> & { reason: SignInReason };

export function createSignInAgain() {
  const waiting = createStore<Waiting | undefined>(undefined);
  let isOffered = false;
  return {
    /** Called by the frame that shows the sign-in; elsewhere calls without a session fail. Returns its end. */
    offer(): () => void {
      isOffered = true;
      return () => {
        isOffered = false;
        waiting.set(undefined);
      };
    },
    isOffered: (): boolean => isOffered,
    /** Opens the sign-in; resolves once signed in, rejects if it was cancelled. */
    ask(reason: SignInReason): Promise<void> {
      const wait = waiting.read() ?? { ...Promise.withResolvers<void>(), reason };
      if (!waiting.read()) waiting.set(wait);
      return wait.promise;
    },
    done(): void {
      waiting.read()?.resolve();
      waiting.set(undefined);
    },
    cancel(): void {
      waiting.read()?.reject(new Error("Nothing was changed: it needs a recent sign-in."));
      waiting.set(undefined);
    },
    /** Undefined while no call waits for a sign-in. */
    reason: (): SignInReason | undefined => waiting.read()?.reason,
    subscribe: waiting.subscribe,
  };
}

export const signInAgain = createSignInAgain();

/** Repeats `work` after a sign-in when the session has ended; reports an outdated page. For calls with their own fetch. */
export async function withSession<Result>(work: () => Promise<Result>, again = signInAgain): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (isOutdated(failure)) outdatedPage.set(true);
      const reason = isSignedOut(failure) ? "ended" : isSignInOld(failure) ? "old" : undefined;
      if (!reason || !again.isOffered()) throw failure;
      await again.ask(reason);
    }
  }
}

/** The fetch of functions for administrators. */
export const fetchWithSession: typeof fetch = (input, init) => withSession(() => fetchFunction(input, init));
