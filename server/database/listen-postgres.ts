import { Client } from "pg";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { closeWhenSilent, reconnect } from "./connection-check.ts";

/**
 * Listens on a dedicated connection, because pooled ones may be closed. Reconnects; `onMissed` then reports possible gaps.
 * @returns the function that stops listening, once the first connection listens
 */
export async function listenPostgres(
  databaseUrl: string,
  channel: string,
  onMessage: (payload: string) => void,
  onMissed: () => void,
  checkEveryMs?: number,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let current: Client | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: "chartroom listener",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    let isLost = false;
    const handleLoss = () => {
      if (isLost) return;
      isLost = true;
      void client.end().catch(() => undefined);
      if (current === client) void reconnect(connectAgain, stopped.signal);
    };
    client.on("error", handleLoss);
    client.on("end", handleLoss);
    client.on("notification", ({ payload }) => onMessage(payload ?? ""));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (isLost) throw new Error("the connection was lost");
      current = client;
      closeWhenSilent(client, checkEveryMs);
    } catch (error) {
      handleLoss();
      throw error;
    }
  }

  async function connectAgain(): Promise<void> {
    await connect();
    if (stopped.signal.aborted) await current?.end();
    else onMissed();
  }

  try {
    await connect();
  } catch (error) {
    stopped.abort();
    throw new OperatorError(
      `PostgreSQL cannot be listened to (${(error as Error).message}); check DATABASE_LISTEN_URL, or DATABASE_URL when that is not set.`,
      { cause: error },
    );
  }
  return async () => {
    stopped.abort();
    const last = current;
    current = undefined;
    await last?.end().catch(() => undefined);
  };
}
