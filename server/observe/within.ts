import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds that whoever watches the site waits for one thing it depends on. */
const limitMs = 500;

/**
 * Asks for something that may hang: resolves to undefined when it fails, or has not answered in half a second. What hangs is not
 * asked again until it has ended, so that being watched uses up no connections.
 */
export function withinLimit<Answer>(ask: () => Promise<Answer>): () => Promise<Answer | undefined> {
  let asked: Promise<Answer | undefined> | undefined;
  return () => {
    asked ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    return Promise.race([asked, pause(limitMs, undefined)]);
  };
}
