import path from "node:path";
import { type EmailCatcher, startEmailCatcher } from "../email-catcher.ts";
import { type Product, startProduct } from "../product.ts";
import { homeField, owner, signIn } from "./administrator.ts";
import { sendByScript, visitorEmail } from "./contact.ts";
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

/** Whose messages wait at the same time. */
const senders = ["first", "second", "third"] as const;

/** What holds while the mail server takes nothing: visitors notice nothing, and the owner sees that emails wait. */
async function waits(stage: Stage, behaviour: Parameters<TcpProxy["behave"]>[0]): Promise<string> {
  const { site, proxy, catcher, cookie } = stage;
  const arrived = () => catcher.delivered.size;
  const delayed = () => homeField(site, cookie, "delayedEmails");
  proxy.behave(behaviour);
  const sent = [];
  for (const name of senders) sent.push(await sendByScript(site, name));
  must(
    sent.every(({ isAccepted }) => isAccepted),
    "the form depends on the mail server",
  );
  await mustBePage(site, "/");
  await until("the emails on the home screen", async () => (await delayed()) === senders.length, 180);
  must(arrived() === 0, "an email was delivered");
  proxy.behave({ kind: "pass" });
  await until("the emails after the fault", async () => arrived() === senders.length, 180);
  await until("the home screen after the fault", async () => (await delayed()) === 0);
  must(arrived() === senders.length && twice(stage) === 0, "an email arrived twice");
  for (const name of senders) {
    const copies = catcher.emails.filter((email) => email.includes(visitorEmail(name))).length;
    must(copies === 1, `the email about ${name} arrived ${copies} times`);
  }
  return `forms are accepted within ${slowest(...sent)}; ${senders.length} emails wait, the home screen says it, each is delivered once afterwards`;
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

/** A mail server that refuses, is busy, hangs, or breaks off in the middle. */
export function emailFaults(directory: string): Fault[] {
  const group = "Mail server";
  const at = (name: string) => path.join(directory, `email-${name}`);
  return [
    {
      group,
      name: "refusing",
      injected: "a proxy before the mail server breaks each connection at once",
      run: () => withSite(at("refusing"), (stage) => waits(stage, { kind: "cut" })),
    },
    {
      group,
      name: "busy",
      injected: "a proxy answers each connection with 421 instead of the mail server",
      run: () => withSite(at("busy"), (stage) => waits(stage, { kind: "answer", text: "421 4.3.2 Too busy\r\n" })),
    },
    {
      group,
      name: "hanging",
      injected: "a proxy accepts connections and never answers",
      run: () => withSite(at("hanging"), (stage) => waits(stage, { kind: "hang" })),
    },
    {
      group,
      name: "breaking in the middle",
      injected: "a proxy breaks each connection within the text of the email",
      run: () => withSite(at("breaking"), breaksBehindText),
    },
  ];
}
