import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { OperatorError } from "../../src/server-context/error-messages.ts";

const enter = new Set(["\r", "\n", "\u0004"]);
const backspace = new Set(["\u007f", "\b"]);
const interrupt = "\u0003";

function readHidden(prompt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let input = "";
    stdout.write(prompt);
    stdin.setRawMode(true);
    stdin.resume();
    stdin.setEncoding("utf8");
    const stop = () => {
      stdin.setRawMode(false);
      stdin.pause();
      stdin.off("data", read);
      stdout.write("\n");
    };
    const read = (keys: string) => {
      for (const key of keys) {
        if (enter.has(key)) {
          stop();
          resolve(input);
          return;
        }
        if (key === interrupt) {
          stop();
          reject(new OperatorError("Stopped; nothing was changed."));
          return;
        }
        input = backspace.has(key) ? [...input].slice(0, -1).join("") : input + key;
      }
    };
    stdin.on("data", read);
  });
}

function readPiped(): Promise<string> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: stdin });
    lines.once("line", (line) => {
      resolve(line);
      lines.close();
    });
    lines.once("close", () => resolve(""));
  });
}

export async function askPassword(fromEnvironment: string | undefined): Promise<string> {
  if (fromEnvironment) return fromEnvironment;
  if (!stdin.isTTY) {
    const piped = await readPiped();
    if (piped) return piped;
    throw new OperatorError("There is no password: set ADMIN_PASSWORD, or run this in a terminal that can ask.");
  }
  const password = await readHidden("New password: ");
  if ((await readHidden("Repeat it: ")) !== password) {
    throw new OperatorError("The two passwords differ; nothing was changed.");
  }
  return password;
}
