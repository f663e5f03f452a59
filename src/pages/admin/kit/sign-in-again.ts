import { isOutdated } from "../../../lib/outdated.ts";
import { isSignedOut } from "../../../request/error-messages.ts";
import { outdatedPage } from "./outdated-page.ts";

/** Who waits for a new sign-in after the session ended in the middle of work. */
export function createSignInAgain() {
  const listeners = new Set<() => void>();
  let waiting: { promise: Promise<void>; resolve: () => void } | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Opens the sign-in; resolves when it has happened. */
    ask(): Promise<void> {
      if (!waiting) {
        waiting = Promise.withResolvers<void>();
        notify();
      }
      return waiting.promise;
    },
    done(): void {
      waiting?.resolve();
      waiting = undefined;
      notify();
    },
    isOpen: (): boolean => waiting !== undefined,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
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
      if (isOutdated(failure)) outdatedPage.note();
      if (!isSignedOut(failure)) throw failure;
      await ask();
    }
  }
}
