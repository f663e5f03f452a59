import { isOutdated } from "../lib/outdated.ts";
import { createStore } from "../lib/store.ts";
import { isSignedOut } from "../server-context/error-messages.ts";

/** Set once the server reports a newer version of the site, until the page is reloaded. */
export const outdatedPage = createStore(false);

export function createSignInAgain() {
  const waiting = createStore<PromiseWithResolvers<void> | undefined>(undefined);
  return {
    /** Opens the sign-in; resolves once signed in. */
    ask(): Promise<void> {
      const wait = waiting.read() ?? Promise.withResolvers<void>();
      if (!waiting.read()) waiting.set(wait);
      return wait.promise;
    },
    done(): void {
      waiting.read()?.resolve();
      waiting.set(undefined);
    },
    isOpen: (): boolean => waiting.read() !== undefined,
    subscribe: waiting.subscribe,
  };
}

export const signInAgain = createSignInAgain();

/** Wraps every call of an admin function: signs in again when the session has ended, reports a page that is outdated. */
export async function withSession<Result>(
  work: () => Promise<Result>,
  ask: () => Promise<void> = signInAgain.ask,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (isOutdated(failure)) outdatedPage.set(true);
      if (!isSignedOut(failure)) throw failure;
      await ask();
    }
  }
}
