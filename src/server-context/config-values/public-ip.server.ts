import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const globalUnicast = ipaddr.parseCIDR("2000::/3");
/** IETF protocol assignments and reserved documentation, which the library counts as unicast. */
const specialIpv6 = [ipaddr.parseCIDR("2001::/23"), ipaddr.parseCIDR("3fff::/20")];

/** False for any special-purpose (IANA registry), translated or invalid address. */
export function isPublicIp(text: string): boolean {
  // A zone index names a local interface.
  if (isIP(text) === 0 || text.includes("%")) return false;
  const ip = ipaddr.parse(text);
  if (ip.range() !== "unicast") return false;
  return ip.kind() === "ipv4" || (ip.match(globalUnicast) && !specialIpv6.some((network) => ip.match(network)));
}
