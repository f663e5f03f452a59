import { Socket } from "node:net";
import type { ClientBase } from "pg";

/**
 * Undocumented in pg: the socket of a client, also below TLS. Obsolete when a client has an idle timeout that ends its
 * connection. Guarded by `connection-socket.test.ts`; otherwise a frozen server would hold connections forever.
 */
export function socketOf(client: ClientBase): Socket {
  const stream: unknown = Reflect.get(Reflect.get(client, "connection") as object, "stream");
  if (!(stream instanceof Socket)) throw new Error("The PostgreSQL client has no socket.");
  return stream;
}
