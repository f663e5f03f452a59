/**
 * Whether a host consists of letters, digits, dots, hyphens and underscores, or is an IPv6 address. The URL parser lets through others,
 * such as ';' and ',', which end a directive of a Content-Security-Policy.
 */
export const isPlainHost = ({ hostname }: URL): boolean => /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/i.test(hostname);
