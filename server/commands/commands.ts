import { OperatorError } from "../../src/server-context/error-messages.ts";

type Command = (words: string[]) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  start: async () => (await import("./start.ts")).run(),
  admin: async (words) => (await import("./admin.ts")).run(words),
  backup: async (words) => (await import("./backup.ts")).run(["backup", ...words]),
  restore: async (words) => (await import("./backup.ts")).run(["restore", ...words]),
  "check-email": async (words) => (await import("./check-email.ts")).run(words),
  content: async (words) => (await import("./content.ts")).run(words),
  export: async (words) => (await import("./export.ts")).run(words),
  media: async (words) => (await import("./media.ts")).run(words),
};

/** `OperatorError` is printed as its sentence, any other error with its stack; both set the exit code. */
export async function runCommand([name = "start", ...words]: readonly string[]): Promise<void> {
  try {
    const command = commands[name];
    if (!command) throw new OperatorError(`The site knows no command ${name}: ${Object.keys(commands).join(", ")}.`);
    // Files are private to this account, except exports for a web server.
    if (name !== "export") process.umask(0o077);
    await command(words);
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  }
}
