import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Ip = ReturnType<typeof ipaddr.parse>;

/** Absent in requests made within the process. */
type Connection = { incoming?: { socket: { remoteAddress?: string } } };

/** Trusted by default: proxies on this machine. */
export const loopback = ["127.0.0.0/8", "::1"] as const;

/** Strips port, brackets and zone; IPv4-mapped addresses become IPv4. Undefined when invalid. */
function readIp(text: string): Ip | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}

/** An IPv4 address, or the /64 of an IPv6 one, since a customer has all of it, e.g. `2001:db8:0:0::/64`. */
function networkOf(ip: Ip): string {
  if (ip.kind() === "ipv4") return ip.toString();
  return `${ip.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}

/** The network of an IP address or CIDR range; undefined when invalid. */
function readNetwork(text: string): [Ip, number] | undefined {
  const [address = "", bits] = text.split("/");
  const family = isIP(address);
  if (family === 0 || address.includes("%")) return undefined;
  const cidr = bits === undefined ? `${address}/${family === 4 ? 32 : 128}` : text;
  return ipaddr.isValidCIDR(cidr) ? ipaddr.parseCIDR(cidr) : undefined;
}

export const isNetwork = (text: string): boolean => readNetwork(text) !== undefined;

export type ClientNetwork = (request: { headers: Pick<Headers, "get"> }, connection: Connection | undefined) => string;

/**
 * The rate-limit network of a client: an IPv4 address, or the /64 of an IPv6 one. The right-most
 * entry of X-Forwarded-For outside `trustedProxies` counts, the rest may be forged. @throws Error without a connection
 */
export function createClientNetwork(trustedProxies: readonly string[] = loopback): ClientNetwork {
  const trusted = trustedProxies.flatMap((proxy) => {
    const network = readNetwork(proxy);
    return network ? [network] : [];
  });
  const isTrusted = (ip: Ip) =>
    trusted.some(([network, bits]) => ip.kind() === network.kind() && ip.match(network, bits));

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
