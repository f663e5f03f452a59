const running = new Map<string, Promise<void>>();

/** Lets the next call of `loadScript` fetch a script anew, after it arrived and did not work. */
export function forgetScript(address: string): void {
  running.delete(address);
}

/**
 * Loads a script once for the whole page. A failure is forgotten, so that the next call tries again.
 * @throws Error when the script cannot be had.
 */
export function loadScript(address: string): Promise<void> {
  const known = running.get(address);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      running.delete(address);
      reject(new Error(`The script ${address} could not be loaded`));
    };
    document.head.append(script);
  });
  running.set(address, promise);
  return promise;
}
