/** Null when the text is no id. */
export function recordId(text: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
