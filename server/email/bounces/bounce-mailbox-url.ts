export type BounceMailboxPlace = {
  host: string;
  port: number;
  /** TLS from the first byte; without it STARTTLS, which only this machine may lack. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
  /** Where recorded reports are moved; undefined: they stay, marked as read. */
  processedFolder: string | undefined;
};

/** For settings: how such a URL looks. */
export const bounceMailboxExample = "imaps://bounces%40example.com:password@imap.example.com/INBOX?processed=Processed";

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * Reads imaps://user:password@host:port/FOLDER?processed=FOLDER; imap:// begins without TLS and asks for it.
 * @returns undefined when it is no such URL, or lacks user or password
 */
export function readBounceMailboxUrl(text: string): BounceMailboxPlace | undefined {
  const url = URL.parse(text);
  if (!url || !["imap:", "imaps:"].includes(url.protocol)) return undefined;
  const [user, password] = [decode(url.username), decode(url.password)];
  if (!url.hostname || !user || !password) return undefined;
  const isSecure = url.protocol === "imaps:";
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port ? Number(url.port) : isSecure ? 993 : 143,
    isSecure,
    user,
    password,
    folder: decode(url.pathname.slice(1)) || "INBOX",
    processedFolder: url.searchParams.get("processed") || undefined,
  };
}
