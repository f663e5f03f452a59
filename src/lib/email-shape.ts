/** Whether a text looks like an email address; the server decides (email-address.server.ts). */
export const hasEmailShape = (text: string): boolean => /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(text);
