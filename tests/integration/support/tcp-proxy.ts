import { connect, createServer, type Socket } from "node:net";
import { listen } from "./listen.ts";

type Behaviour =
  | { kind: "pass" }
  /** Existing connections break, and new ones are rejected. */
  | { kind: "cut" }
  /** Connections are accepted, but get no response. */
  | { kind: "hang" }
  /** Connections are accepted, get this text and are closed. */
  | { kind: "respond"; text: string }
  /** Each connection breaks after this many bytes. */
  | { kind: "drop"; afterBytes: number }
  | { kind: "delay"; milliseconds: number };

export type TcpProxy = { port: number; behave: (behaviour: Behaviour) => void; stop: () => Promise<void> };

/** A port in front of a server's port, with connections that tests control. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let behaviour: Behaviour = { kind: "pass" };
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  function forward(from: Socket, to: Socket): void {
    let bytes = 0;
    from.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (behaviour.kind === "hang") return;
      if (behaviour.kind === "drop" && bytes > behaviour.afterBytes) return void from.destroy();
      if (behaviour.kind === "delay") setTimeout(() => to.writable && to.write(chunk), behaviour.milliseconds);
      else if (to.writable) to.write(chunk);
    });
    from.on("close", () => to.destroy());
  }
  const server = createServer((incoming) => {
    track(incoming);
    if (behaviour.kind === "cut") return void incoming.destroy();
    if (behaviour.kind === "respond") return void incoming.end(behaviour.text);
    const outgoing = track(connect(target, "127.0.0.1"));
    forward(incoming, outgoing);
    forward(outgoing, incoming);
  });
  return {
    port: await listen(server),
    behave(newBehaviour) {
      behaviour = newBehaviour;
      if (newBehaviour.kind === "cut") for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
