import type { DestinationStream } from "pino";

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

const labels: Readonly<Record<number, string>> = { 40: "warning: ", 50: "error: ", 60: "fatal: " };

/** Redundant for people, or for machines only. */
const hidden = new Set(["level", "time", "service", "version", "msg", "id", "trace"]);

const format = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** One log line for people: time, message, then its fields. */
function plainLine(json: string): string {
  const fields = JSON.parse(json) as Record<string, unknown>;
  const { level, time, msg, method, path, status } = fields;
  const request = typeof method === "string" ? [method, path, status].map(format).join(" ") : undefined;
  const details = Object.entries(fields)
    .filter(([name]) => !hidden.has(name) && !(request && ["method", "path", "status"].includes(name)))
    .map(([name, value]) => `${name}=${format(value)}`);
  const sentence = [request, msg].filter((part) => typeof part === "string").join(" ");
  return [`  ${clock.format(new Date(String(time)))}  ${labels[Number(level)] ?? ""}${sentence}`, ...details].join(
    "  ",
  );
}

export const terminalLines = (terminal: DestinationStream): DestinationStream => ({
  write: (line) => terminal.write(`${plainLine(line)}\n`),
});
