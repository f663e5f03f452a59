/** Whether a text is an address that a browser opens as a page: http:// or https:// with a host, and no spaces. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  return URL.canParse(text);
}
