import { dnsCache } from "nodemailer/lib/shared";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ComposedEmail, composeEmail } from "../../server/email/compose-email.ts";
import { createSmtp, greetingName } from "../../server/email/smtp.ts";

type Server = {
  url: (credentials?: string) => string;
  /** Recipients whose text was accepted, each with its connection number. */
  accepted: { to: string; connection: number }[];
  /** Closes every open connection from the server's side. */
  closeConnections: () => Promise<void>;
};

async function startServer(options: SMTPServerOptions = {}): Promise<Server> {
  const accepted: Server["accepted"] = [];
  const connections: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (session, callback) => {
      connections.push(session.id);
      callback();
    },
    onData(stream, session, callback) {
      stream.resume();
      stream.on("end", () => {
        const to = session.envelope.rcptTo[0]?.address ?? "";
        accepted.push({ to, connection: connections.indexOf(session.id) });
        callback();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (typeof address !== "object" || !address) throw new Error("The mail server has no port.");
  const sockets = new Set<import("node:net").Socket>();
  server.server.on("connection", (socket) => sockets.add(socket));
  return {
    url: (credentials = "") => `smtp://${credentials}127.0.0.1:${address.port}`,
    accepted,
    closeConnections: async () => {
      const closed = [...sockets].map(
        (socket) => new Promise<void>((resolve) => socket.once("close", () => resolve())),
      );
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
      sockets.clear();
    },
  };
}

const email = (to: string): Promise<ComposedEmail> =>
  composeEmail(
    {
      message_id: "0f3a1c52-7d1e-4a3b-9c55-2f6a8e0b7d14",
      recipient: to,
      subject: "A subject",
      plain: "Text",
      html: "<p>Text</p>",
      headers: {},
      attachments: [],
      created_at: new Date(),
    },
    { from: () => "hello@example.com", host: "www.example.com" },
  );

function open(url: string) {
  const smtp = createSmtp(url, "www.example.com");
  onTestFinished(() => smtp.close?.());
  return smtp;
}

describe("sending over SMTP", () => {
  test("reuses a connection for one email after the other", async () => {
    const server = await startServer();
    const smtp = open(server.url());
    for (const name of ["a", "b", "c"]) {
      expect(await smtp.deliver(await email(`${name}@example.com`))).toEqual({ outcome: "sent" });
    }
    expect(server.accepted).toEqual(["a", "b", "c"].map((name) => ({ to: `${name}@example.com`, connection: 0 })));
  });

  test("replaces a connection closed by the server, and the email arrives once", async () => {
    const server = await startServer();
    const smtp = open(server.url());
    await smtp.deliver(await email("a@example.com"));
    await server.closeConnections();
    expect(await smtp.deliver(await email("b@example.com"))).toEqual({ outcome: "sent" });
    expect(server.accepted.map(({ to }) => to)).toEqual(["a@example.com", "b@example.com"]);
  });

  test("reports a wrong password as a temporary sign-in error", async () => {
    const server = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) =>
        callback(Object.assign(new Error("Wrong password"), { responseCode: 535 })),
    });
    const result = await open(server.url("owner:wrong@")).deliver(await email("a@example.com"));
    expect(result).toMatchObject({ outcome: "rejected", failure: "sign-in", permanent: false });
  });

  test("distinguishes an unavailable server, a rejected sender and a rejected recipient", async () => {
    const reject = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });
    const unreachable = await open("smtp://127.0.0.1:1").deliver(await email("a@example.com"));
    expect(unreachable).toMatchObject({ failure: "unreachable", permanent: false });
    const strict = await startServer({
      onMailFrom: (_sender, _session, callback) => callback(reject("Not yours", 553)),
    });
    const sender = await open(strict.url()).deliver(await email("a@example.com"));
    expect(sender).toMatchObject({ failure: "sender", permanent: false });
    const knowing = await startServer({
      onRcptTo: ({ address }, _session, callback) => callback(reject(`5.1.1 <${address}> is unknown`, 550)),
    });
    const recipient = await open(knowing.url()).deliver(await email("a@example.com"));
    expect(recipient).toMatchObject({ outcome: "rejected", failure: "recipient", permanent: true });
    const deferring = await startServer({ onRcptTo: (_address, _session, callback) => callback(reject("Later", 451)) });
    const deferred = await open(deferring.url()).deliver(await email("a@example.com"));
    expect(deferred).toMatchObject({ failure: "later", permanent: false });
  });

  test("rejects an address that no command can contain, without contacting the server", async () => {
    const server = await startServer();
    const composed = await email("a@example.com");
    const result = await open(server.url()).deliver({
      ...composed,
      envelope: { from: "hello@example.com", to: ["a@example.com>\r\nDATA"] },
    });
    expect(result).toMatchObject({ outcome: "rejected", permanent: true });
    expect(server.accepted).toEqual([]);
  });

  test("never sends a deferred email, and sends the next one", async () => {
    const server = await startServer();
    const smtp = open(server.url());
    expect(await smtp.deliver(await email("a@example.com"), async () => false)).toMatchObject({ outcome: "rejected" });
    expect(await smtp.deliver(await email("b@example.com"), async () => true)).toEqual({ outcome: "sent" });
    expect(server.accepted.map(({ to }) => to)).toEqual(["b@example.com"]);
  });

  test.each(["", "?requireTLS=false", "?secure=false"])(
    "sends neither password nor email to a remote server whose STARTTLS was stripped: %j",
    async (parameters) => {
      const received: string[] = [];
      const server = await startServer({
        allowInsecureAuth: true,
        onAuth: (auth, _session, callback) => {
          received.push(auth.username ?? "");
          callback(null, { user: "owner" });
        },
      });
      const { port } = new URL(server.url());
      dnsCache.set("smtp.example.com", { value: { addresses: ["127.0.0.1"] }, expires: Date.now() + 60_000 });
      onTestFinished(() => void dnsCache.delete("smtp.example.com"));
      const smtp = open(`smtp://owner:secret@smtp.example.com:${port}${parameters}`);
      expect(await smtp.deliver(await email("a@example.com"))).toMatchObject({ outcome: "rejected", permanent: false });
      expect([received, server.accepted]).toEqual([[], []]);
    },
  );

  test("greets with the site's name, or with that of the URL", async () => {
    const names: string[] = [];
    const server = await startServer({
      onMailFrom: (_sender, session, callback) => {
        names.push(session.hostNameAppearsAs);
        callback();
      },
    });
    await open(server.url()).deliver(await email("a@example.com"));
    await open(`${server.url()}?name=mail.example.org`).deliver(await email("a@example.com"));
    expect(names).toEqual(["www.example.com", "mail.example.org"]);
    const sites = ["https://www.example.com", "http://127.0.0.1:3000", "http://192.0.2.7", "http://[2001:db8::1]"];
    expect(sites.map(greetingName)).toEqual(["www.example.com", "localhost", "[192.0.2.7]", "[IPv6:2001:db8::1]"]);
  });
});
