const running = new Map<string, Promise<void>>();

/** Lets the next call of `loadScript` fetch a script anew, after it arrived and did not work. */
export function retryScript(url: string): void {
  running.delete(url);
}

/**
 * Loads a script once for the whole page. A failure is forgotten, so that the next call tries again.
 * @throws Error when the script cannot be had.
 */
export function loadScript(url: string): Promise<void> {
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
