import { createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import { type EmailCatcher, startEmailCatcher } from "../email-catcher.ts";
import { freePort, type Product, startProduct } from "../product.ts";
import { homeField, owner, signIn } from "./administrator.ts";
import { sendByScript } from "./contact.ts";
import { type Fault, must, mustBePage, slowest, until } from "./fault.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

type Stage = { site: Product; proxy: TcpProxy; catcher: EmailCatcher; cookie: string };

async function withSite(directory: string, work: (stage: Stage) => Promise<string>): Promise<string> {
  const catcher = await startEmailCatcher();
  const proxy = await startTcpProxy(Number(new URL(catcher.url).port));
  const site = await startProduct(directory, {
    ...owner,
    SAMPLE_CONTENT: "none",
    SMTP_URL: `smtp://127.0.0.1:${proxy.port}`,
  });
  try {
    return await work({ site, proxy, catcher, cookie: await signIn(site) });
  } finally {
    await site.stop();
    await proxy.stop();
    await catcher.stop();
  }
}

const twice = ({ catcher }: Stage) => [...catcher.delivered.values()].filter((times) => times > 1).length;

/** What holds while the mail server takes nothing: visitors notice nothing, and the owner sees that emails wait. */
async function waits(stage: Stage, begin: () => void): Promise<string> {
  const { site, catcher } = stage;
  begin();
  const sent = await sendByScript(site, "waiting");
  must(sent.isAccepted, "the form depends on the mail server");
  await mustBePage(site, "/");
  await until(
    "the email on the home screen",
    async () => (await homeField(stage.site, stage.cookie, "delayedEmails")) === 1,
    180,
  );
  must(catcher.delivered.size === 0, "an email was delivered");
  stage.proxy.behave({ kind: "pass" });
  await until("the email after the fault", async () => catcher.delivered.size === 1, 180);
  must(twice(stage) === 0, "an email arrived twice");
  await until(
    "the home screen after the fault",
    async () => (await homeField(stage.site, stage.cookie, "delayedEmails")) === 0,
  );
  return `a form is accepted in ${slowest(sent)}; the email waits, the home screen says it, it is delivered once afterwards`;
}

/** A server whose connections break behind the text of an email: whether it arrived cannot be known. */
async function breaksBehindText(stage: Stage): Promise<string> {
  const { site, proxy, catcher } = stage;
  // The dialogue before the text is shorter than this, the text longer.
  proxy.behave({ kind: "drop", afterBytes: 2_000 });
  const sent = await sendByScript(site, "dropped");
  must(sent.isAccepted, "the form depends on the mail server");
  await until(
    "the email on the home screen",
    async () => (await homeField(stage.site, stage.cookie, "failedEmails")) === 1,
    180,
  );
  proxy.behave({ kind: "pass" });
  must((await sendByScript(site, "next")).isAccepted, "the form does not work afterwards");
  await until("the next email", async () => catcher.delivered.size >= 1);
  must(twice(stage) === 0, "an email arrived twice");
  return "it is left to the owner, who finds it on the home screen; the next one is delivered, none twice";
}

/** A server that answers every greeting with "not now". */
async function busyServer(port: number): Promise<Server> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.end("421 4.3.2 Too busy\r\n");
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  return server;
}

async function busy(directory: string): Promise<string> {
  const port = await freePort();
  const server = await busyServer(port);
  const site = await startProduct(directory, {
    ...owner,
    SAMPLE_CONTENT: "none",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  try {
    const cookie = await signIn(site);
    must((await sendByScript(site, "busy")).isAccepted, "the form depends on the mail server");
    await until("the email on the home screen", async () => (await homeField(site, cookie, "delayedEmails")) === 1);
    return "a form is accepted; the email waits and the home screen says it";
  } finally {
    await site.stop();
    server.close();
  }
}

/** A mail server that refuses, is busy, hangs, or breaks off in the middle. */
export function emailFaults(directory: string): Fault[] {
  const group = "Mail server";
  const at = (name: string) => path.join(directory, `email-${name}`);
  return [
    {
      group,
      name: "refusing",
      injected: "a proxy before the mail server breaks each connection at once",
      run: () => withSite(at("refusing"), (stage) => waits(stage, () => stage.proxy.behave({ kind: "cut" }))),
    },
    {
      group,
      name: "busy",
      injected: "a server that answers each connection with 421",
      run: () => busy(at("busy")),
    },
    {
      group,
      name: "hanging",
      injected: "a proxy accepts connections and never answers",
      run: () => withSite(at("hanging"), (stage) => waits(stage, () => stage.proxy.behave({ kind: "hang" }))),
    },
    {
      group,
      name: "breaking in the middle",
      injected: "a proxy breaks each connection within the text of the email",
      run: () => withSite(at("breaking"), breaksBehindText),
    },
  ];
}
