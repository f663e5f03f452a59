/** What the server knows of a connection; absent in a request that came from none. */
type Connection = { incoming?: { socket: { remoteAddress?: string | undefined } } };

const isNear = (address: string) =>
  /^(::1|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/i.test(address);

/**
 * The visitor's address in the network. The last entry of X-Forwarded-For is the one that our own proxy wrote; it counts
 * only when the connection comes from a machine nearby, for anybody else could write what they like.
 */
export function clientAddress(request: Request, bindings: Connection | undefined): string {
  const remote = bindings?.incoming?.socket.remoteAddress ?? "";
  if (remote !== "" && !isNear(remote)) return remote;
  const forwarded = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return forwarded || remote || "unknown";
}
