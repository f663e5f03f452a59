import { type RefObject, useEffect, useRef, useState } from "react";

const running = new Map<string, Promise<void>>();

/** Makes the next `loadScript` fetch again, after a script arrived but did not work. */
function retryScript(url: string): void {
  running.delete(url);
}

/** Loads a script once per page; a failure is not cached. @throws Error when it cannot be loaded */
function loadScript(url: string): Promise<void> {
  const known = running.get(url);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      running.delete(url);
      reject(new Error(`The script ${url} could not be loaded`));
    };
    document.head.append(script);
  });
  running.set(url, promise);
  return promise;
}

/** Milliseconds; content that arrives later still counts. */
const patience = 10_000;

type ScriptState = "loading" | "ready" | "failed";

/** Loads a script once and lets it fill an element; fails if loading or `fill` does, or after ten seconds empty. */
export function useFilledByScript(
  scriptUrl: string,
  fill: (element: HTMLElement) => void,
): { box: RefObject<HTMLDivElement | null>; state: ScriptState; retry: () => void } {
  const box = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ScriptState>("loading");
  const fillLatest = useRef(fill);
  useEffect(() => {
    fillLatest.current = fill;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to start over
  useEffect(() => {
    // Outside React: only the script changes it.
    const element = document.createElement("div");
    box.current?.replaceChildren(element);
    let over = false;
    const fail = () => {
      if (!over && element.childElementCount === 0) setState("failed");
    };
    const observer = new MutationObserver(() => {
      if (element.childElementCount > 0) setState("ready");
    });
    observer.observe(element, { childList: true });
    const timer = setTimeout(fail, patience);
    loadScript(scriptUrl)
      .then(() => {
        if (!over) fillLatest.current(element);
      })
      .catch(fail);
    return () => {
      over = true;
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [scriptUrl, attempt]);
  return {
    box,
    state,
    retry: () => {
      retryScript(scriptUrl);
      setState("loading");
      setAttempt((last) => last + 1);
    },
  };
}
