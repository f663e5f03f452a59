import { OperatorError } from "../../src/server-context/error-messages.ts";

/** A number that it resolves to is its exit code. */
type Command = (words: string[], environment: NodeJS.ProcessEnv) => Promise<unknown>;

const commands: Readonly<Record<string, Command>> = {
  start: async () => (await import("./start.ts")).run(),
  admin: async (words, environment) => (await import("./admin.ts")).run(words, environment),
  backup: async (words, environment) => (await import("./backup.ts")).run(["backup", ...words], environment),
  restore: async (words, environment) => (await import("./backup.ts")).run(["restore", ...words], environment),
  "check-email": async (words, environment) => (await import("./check-email.ts")).run(words, environment),
  content: async (words, environment) => (await import("./content.ts")).run(words, environment),
  export: async (words, environment) => (await import("./export.ts")).run(words, environment),
  media: async (words, environment) => (await import("./media.ts")).run(words, environment),
};

/** Prints an `OperatorError` as its sentence, any other error with its stack. @returns the exit code */
export async function runCommand([name = "start", ...words]: readonly string[], environment: NodeJS.ProcessEnv) {
  try {
    const command = commands[name];
    if (!command) throw new OperatorError(`The site knows no command ${name}: ${Object.keys(commands).join(", ")}.`);
    const code = await command(words, environment);
    return typeof code === "number" ? code : 0;
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    return 1;
  }
}
