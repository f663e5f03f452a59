import { BlockList, isIP, isIPv4 } from "node:net";

/** Absent in requests made within the process. */
type Connection = { incoming?: { socket: { remoteAddress?: string | undefined } } };

/** Trusted by default: proxies on this machine. */
export const loopback = ["127.0.0.0/8", "::1"] as const;

/** Strips port, brackets and zone; IPv4-mapped addresses become IPv4. Undefined when invalid. */
function readIp(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIP(bare) !== 6) return isIPv4(bare) ? bare : undefined;
  const groups = ipv6Groups(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return bare;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

function ipv6Groups(ip: string): number[] {
  const parse = (part: string) =>
    part.split(":").flatMap((group) => {
      if (group === "") return [];
      if (!group.includes(".")) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
      return [a * 256 + b, c * 256 + d];
    });
  const [before = "", after] = ip.split("::");
  if (after === undefined) return parse(before);
  const [left, right] = [parse(before), parse(after)];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/** IPv4 whole; of IPv6 the /64, since a customer has all of it, e.g. `2001:db8:0:0::/64`. */
function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip;
  const prefix = ipv6Groups(ip).slice(0, 4);
  return `${prefix.map((group) => group.toString(16)).join(":")}::/64`;
}

function addNetwork(list: BlockList, text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || address.includes("%") || rest.length > 0) return false;
  const type = family === 4 ? "ipv4" : "ipv6";
  if (bits === undefined) {
    list.addAddress(address, type);
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128)) return false;
  list.addSubnet(address, Number(bits), type);
  return true;
}

export const isNetwork = (text: string): boolean => addNetwork(new BlockList(), text);

export type ClientNetwork = (request: { headers: Pick<Headers, "get"> }, connection: Connection | undefined) => string;

/**
 * The network by which a client is counted: an IPv4 address, or the /64 of an IPv6 one. Of X-Forwarded-For the right-most
 * entry outside `trustedProxies` counts, the rest may be forged. @throws Error without a connection: nobody is not counted
 */
export function createClientNetwork(trustedProxies: readonly string[] = loopback): ClientNetwork {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) addNetwork(trusted, proxy);
  const isTrusted = (ip: string) => trusted.check(ip, isIPv4(ip) ? "ipv4" : "ipv6");

  return (request, connection) => {
    let client = readIp(connection?.incoming?.socket.remoteAddress ?? "");
    if (client === undefined) throw new Error("A request without a client's network cannot be counted.");
    const hops = request.headers.get("x-forwarded-for")?.split(",") ?? [];
    while (hops.length > 0 && isTrusted(client)) {
      const next = readIp(hops.pop() ?? "");
      if (next === undefined) break;
      client = next;
    }
    return networkOf(client);
  };
}
