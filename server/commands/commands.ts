import { OperatorError } from "../../src/server-context/error-messages.ts";

/** A number that it resolves to is its exit code. */
type Command = (args: string[], environment: NodeJS.ProcessEnv) => Promise<unknown>;

const commands: Readonly<Record<string, Command>> = {
  start: async () => (await import("./start.ts")).run(),
  admin: async (args, environment) => (await import("./admin.ts")).run(args, environment),
  backup: async (args, environment) => (await import("./backup.ts")).run(["backup", ...args], environment),
  restore: async (args, environment) => (await import("./backup.ts")).run(["restore", ...args], environment),
  "check-email": async (args, environment) => (await import("./check-email.ts")).run(args, environment),
  content: async (args, environment) => (await import("./content.ts")).run(args, environment),
  export: async (args, environment) => (await import("./export.ts")).run(args, environment),
  media: async (args, environment) => (await import("./media.ts")).run(args, environment),
};

/** Prints an `OperatorError` as its sentence, any other error with its stack. @returns the exit code */
export async function runCommand([name = "start", ...args]: readonly string[], environment: NodeJS.ProcessEnv) {
  try {
    const command = commands[name];
    if (!command) throw new OperatorError(`The site knows no command ${name}: ${Object.keys(commands).join(", ")}.`);
    const code = await command(args, environment);
    return typeof code === "number" ? code : 0;
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    return 1;
  }
}
