import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { type Database, openDatabase } from "../../../server/database/open-database.ts";
import { hashPassword } from "../../../server/identity/password-hash.ts";
import type { Logger } from "../../../server/logger.ts";
import { addAdministrator } from "./administrator.ts";
import { compose, createLogger } from "./built-site.ts";
import { copyPrepared } from "./prepared-data.ts";
import { builtFunctions, encodePayload } from "./server-functions.ts";
import { oneNetwork, testStore } from "./site-context.ts";

const password = "a chart for every voyage";
/** Shared by all sites of a process: hashing takes a third of a second. */
const passwordHash = hashPassword(password);

/** Signed out, signed in without the role, and an administrator. */
export type Person = "anonymous" | "user" | "administrator";

export type Call = {
  /** The last segment of the URL; default: that of the function called `name`. */
  id?: string;
  method: string;
  /** Default: the function is called without input. */
  data?: unknown;
  person?: Person;
  headers?: Record<string, string>;
  /** Replaces the encoded data, as the body or the query. */
  raw?: string;
  /** The client's network; default: a connection without one. */
  clientIp?: string;
};

export type AdministeredSite = {
  siteUrl: string;
  /** The folder of its media files. */
  mediaDir: string;
  database: Database;
  /** Handles a request; `connection` contains what a socket would provide. */
  fetch: (request: Request, connection?: HttpBindings) => Promise<Response>;
  cookies: Record<Person, string>;
  /** Calls a server function at the URL that the site's own pages use. */
  call: (name: string, call: Call) => Promise<Response>;
  close: () => Promise<void>;
};

/** The built site over a new database with two accounts, without a socket. */
export async function openAdministeredSite(
  logger: Logger = createLogger("silent"),
  content: "migrated" | "sample" = "migrated",
  siteUrl = "https://www.example.com",
): Promise<AdministeredSite> {
  const functions = await builtFunctions();
  const directory = await mkdtemp(path.join(tmpdir(), "administered-"));
  copyPrepared(content, directory);
  const database = await openDatabase({ dataDir: directory });
  const mediaDir = path.join(directory, "media");
  const app = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl },
    store: testStore(database, mediaDir),
    logger,
    staticFiles: new Map(),
  });
  const fetch = async (request: Request, connection?: HttpBindings) => app.fetch(request, connection);

  async function signIn(email: string): Promise<string> {
    await addAdministrator(database.db, email, await passwordHash);
    const response = await fetch(
      new Request(`${siteUrl}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: siteUrl },
        body: JSON.stringify({ email, password }),
      }),
    );
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  }
  const cookies = {
    anonymous: "",
    administrator: await signIn("owner@example.com"),
    user: await signIn("user@example.com"),
  };
  await database.db.updateTable("auth_users").set({ role: "user" }).where("email", "=", "user@example.com").execute();

  async function call(name: string, options: Call): Promise<Response> {
    const { id, method, data, person = "anonymous", headers, raw, clientIp } = options;
    const connection = clientIp ? ({ incoming: { socket: { remoteAddress: clientIp } } } as HttpBindings) : undefined;
    const payload = raw ?? encodePayload(data);
    const url = `${siteUrl}/_serverFn/${id ?? functions.get(name)}`;
    const common = { "x-tsr-serverFn": "true", cookie: cookies[person] };
    if (method === "GET") {
      const query = `?payload=${encodeURIComponent(payload)}`;
      return fetch(new Request(url + query, { headers: { ...common, ...headers } }), connection);
    }
    const defaultHeaders = { origin: siteUrl, "content-type": "application/json" };
    return fetch(
      new Request(url, { method, headers: { ...defaultHeaders, ...common, ...headers }, body: payload }),
      connection,
    );
  }

  return {
    siteUrl,
    mediaDir,
    database,
    fetch,
    cookies,
    call,
    close: async () => {
      await database.close();
      await rm(directory, { recursive: true });
    },
  };
}
