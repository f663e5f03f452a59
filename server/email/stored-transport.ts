import type { EmailTransport } from "./email-transport.ts";

/** Sends by the mail server that is stored at that moment, and without one into the outbox. */
export async function createStoredTransport(
  readUrl: () => Promise<string | undefined>,
  create: (url: string) => Promise<EmailTransport>,
  outbox: EmailTransport,
): Promise<EmailTransport> {
  let known: { url: string | undefined; transport: EmailTransport } = { url: undefined, transport: outbox };

  async function current(): Promise<EmailTransport> {
    const url = await readUrl();
    if (url === known.url) return known.transport;
    const transport = url === undefined ? outbox : await create(url);
    known.transport.close?.();
    known = { url, transport };
    return known.transport;
  }
  // A password that cannot be read is reported with the first email.
  await current().catch(() => undefined);
  return {
    get name() {
      return known.transport.name;
    },
    get repeatable() {
      return known.transport.repeatable;
    },
    async deliver(email, begin) {
      let transport: EmailTransport;
      try {
        transport = await current();
      } catch (error) {
        return { outcome: "rejected", failure: "sign-in", reason: (error as Error).message, permanent: false };
      }
      return transport.deliver(email, begin);
    },
    close: () => known.transport.close?.(),
  };
}
