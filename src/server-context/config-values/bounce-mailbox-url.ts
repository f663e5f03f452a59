export type BounceMailboxConfig = {
  host: string;
  port: number;
  /** Implicit TLS; otherwise STARTTLS, optional only on this machine. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
  /** Undefined: processed reports stay, marked as read. */
  processedFolder: string | undefined;
  /** Envelope sender; each email adds "+" and its key to it. */
  returnAddress: string | undefined;
};

export const bounceMailboxExample = "imaps://bounces%40example.com:password@imap.example.com/INBOX?processed=Processed";

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Parses imaps://user:password@host:port/FOLDER?processed=FOLDER; imap:// uses STARTTLS, return=ADDRESS sets the envelope sender. Undefined when invalid. */
export function readBounceMailboxUrl(text: string): BounceMailboxConfig | undefined {
  const url = URL.parse(text);
  if (!url || !["imap:", "imaps:"].includes(url.protocol)) return undefined;
  const [user, password] = [decode(url.username), decode(url.password)];
  const returnAddress = url.searchParams.get("return") || undefined;
  if (!url.hostname || !user || !password) return undefined;
  if (returnAddress && !/^[^\s<>@"]{1,20}@[^\s<>@"]+$/.test(returnAddress)) return undefined;
  const isSecure = url.protocol === "imaps:";
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port ? Number(url.port) : isSecure ? 993 : 143,
    isSecure,
    user,
    password,
    folder: decode(url.pathname.slice(1)) || "INBOX",
    returnAddress,
    processedFolder: url.searchParams.get("processed") || undefined,
  };
}
