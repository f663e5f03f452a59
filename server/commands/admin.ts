import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import { type Config, ownerUrl, readConfig } from "../config/read-config.ts";
import { askRunningServer } from "../control-socket.ts";
import { withDatabase } from "../database/open-database.ts";
import { administratorCommands } from "../identity/administrator-commands.ts";
import { askPassword } from "../identity/ask-password.ts";
import { acceptSecret } from "../secret-fingerprint.ts";
import { findSiteSecret } from "../site-secret.ts";
import { withUsage } from "./with-usage.ts";

const usage = `Usage:
  npm run admin -- create EMAIL
  npm run admin -- reset-password EMAIL   (--two-factor-off also turns off two-factor authentication)
  npm run admin -- list
  npm run admin -- accept-secret          (after SITE_SECRET was lost: the database accepts the new secret from now on)
The password comes from ADMIN_PASSWORD, or is asked for.`;

const usageError = (message: string) => new OperatorError(`${message}\n${usage}`);

async function runAdminCommand(config: Config, command: string, input: unknown): Promise<unknown> {
  const dataDir = path.resolve(projectRoot, config.dataDir);
  const response = await askRunningServer(dataDir, command, input);
  if (response) return response.result;
  const databaseUrl = ownerUrl(config);
  return withDatabase({ dataDir, databaseUrl }, async ({ db }) => administratorCommands(db)[command]?.(input));
}

const listed = z.array(
  z.object({ email: z.string(), role: z.string(), twoFactor: z.boolean(), createdAt: z.string() }),
);

async function list(config: Config): Promise<void> {
  const administrators = listed.parse(await runAdminCommand(config, "admin.list", {}));
  if (administrators.length === 0) console.log("No one can sign in yet: npm run admin -- create EMAIL");
  for (const { email, role, twoFactor, createdAt } of administrators) {
    console.log(
      [email, role, twoFactor ? "two factors" : "password only", `since ${createdAt.slice(0, 10)}`].join("  "),
    );
  }
}

const readArguments = (args: string[]) =>
  withUsage(usage, () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { "two-factor-off": { type: "boolean", default: false } },
    });
    return { positionals, twoFactorOff: values["two-factor-off"] };
  });

/** Needs no running server: with a changed secret, none starts. */
async function acceptNewSecret(config: Config): Promise<void> {
  const dataDir = path.resolve(projectRoot, config.dataDir);
  const { secret } = await findSiteSecret(dataDir, config.siteSecret);
  await withDatabase({ dataDir, databaseUrl: ownerUrl(config) }, ({ db }) => acceptSecret(db, secret));
  console.log("The database now accepts this secret; links and sessions of the lost one no longer work.");
}

/** `npm run admin`: manages administrators, also while the site runs. @throws OperatorError */
export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { positionals, twoFactorOff } = readArguments(args);
  const [command, email, ...extra] = positionals;
  const config = readConfig(environment);
  if (command === "list" && !email) return list(config);
  if (command === "accept-secret" && !email) return acceptNewSecret(config);
  const isKnown = command === "create" || command === "reset-password";
  if (!isKnown || !email || extra.length > 0) {
    throw usageError(command ? `This is not a complete command: ${positionals.join(" ")}` : "Nothing to do.");
  }
  const password = await askPassword(environment.ADMIN_PASSWORD);
  if (command === "create") {
    await runAdminCommand(config, "admin.create", { email, password });
    console.log(`${email} can now sign in, at /login.`);
  } else {
    await runAdminCommand(config, "admin.reset-password", { email, password, twoFactorOff });
    console.log(`${email} has a new password; all sessions have ended.`);
  }
}
