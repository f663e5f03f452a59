import { type RefObject, useEffect, useRef, useState } from "react";

const loads = new Map<string, Promise<void>>();

/** Loads a script once per page; a failure is not cached. @throws Error when it cannot be loaded */
function loadScript(url: string): Promise<void> {
  const cached = loads.get(url);
  if (cached) return cached;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loads.delete(url);
      reject(new Error(`The script ${url} could not be loaded`));
    };
    document.head.append(script);
  });
  loads.set(url, promise);
  return promise;
}

/** Content that arrives later still counts. */
const timeoutMs = 10_000;

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
    let isStopped = false;
    const fail = () => {
      if (!isStopped && element.childElementCount === 0) setState("failed");
    };
    const observer = new MutationObserver(() => {
      if (element.childElementCount > 0) setState("ready");
    });
    observer.observe(element, { childList: true });
    const timer = setTimeout(fail, timeoutMs);
    loadScript(scriptUrl)
      .then(() => {
        if (!isStopped) fillLatest.current(element);
      })
      .catch(fail);
    return () => {
      isStopped = true;
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [scriptUrl, attempt]);
  return {
    box,
    state,
    retry: () => {
      // Loads it again: the script may have arrived without working.
      loads.delete(scriptUrl);
      setState("loading");
      setAttempt((last) => last + 1);
    },
  };
}
