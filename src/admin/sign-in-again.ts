import { isOutdated } from "../lib/outdated.ts";
import { createStore } from "../lib/store.ts";
import { isSignedOut } from "../server-context/error-messages.ts";
import { outdatedPage } from "./frame/outdated-page.ts";

/** Who waits for a new sign-in after the session ended in the middle of work. */
export function createSignInAgain() {
  const waiting = createStore<PromiseWithResolvers<void> | undefined>(undefined);
  return {
    /** Opens the sign-in; resolves when it has happened. */
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

/**
 * Calls an admin function; when the session has ended it asks for a new sign-in and then goes on, so that nothing written
 * is lost. A page that is older than the site is told to be reloaded. Every call of an admin function goes through here.
 */
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
