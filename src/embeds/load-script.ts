const running = new Map<string, Promise<void>>();

/** Makes the next `loadScript` fetch again, after a script arrived but did not work. */
export function retryScript(url: string): void {
  running.delete(url);
}

/** Loads a script once per page; a failure is not cached. @throws Error when it cannot be loaded */
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
