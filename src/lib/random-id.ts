/** A name that nothing else has; `crypto.randomUUID` alone is missing where a page is served without encryption. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
