/** From 1; null for anything else. */
export const seasonNumber = (text: string): number | null =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) || null : null;
