import { expect, onTestFinished, test, vi } from "vitest";
import { createLogger } from "./logger.ts";
import { checklist, localUrl, logProcessEvents } from "./terminal.ts";

test("the checklist names remaining samples in one paragraph", () => {
  expect(checklist("http://localhost:3000", ["Your name", "Your address", "Your About page"])).toBe(
    "  Before you open: your name, your address and your About page. See http://localhost:3000/admin\n\n",
  );
});

test.each([
  ["127.0.0.1", "http://localhost:3000"],
  ["0.0.0.0", "http://localhost:3000"],
  ["::", "http://localhost:3000"],
  ["::1", "http://[::1]:3000"],
  ["192.0.2.7", "http://192.0.2.7:3000"],
])("a site that listens on %s is opened at %s", (host, url) => {
  expect(localUrl(host, 3000)).toBe(url);
  expect(URL.canParse(url)).toBe(true);
});

test("the checklist is empty when all is done", () => {
  expect(checklist("http://localhost:3000", [])).toBe("");
});

test("framework output about a request is one log line, counted and without its text", () => {
  const warnings = process.listeners("warning");
  const uncaught = process.listeners("uncaughtException");
  const printed = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => {
    printed.mockRestore();
    process.removeAllListeners("warning").removeAllListeners("uncaughtException");
    for (const listener of warnings) process.on("warning", listener);
    for (const listener of uncaught) process.on("uncaughtException", listener);
  });
  const lines: string[] = [];
  logProcessEvents(createLogger("warn", "chartroom", { write: (line) => lines.push(line) }));
  const unreadable = (payload: string) => {
    try {
      JSON.parse(payload);
    } catch (failure) {
      console.error(failure);
    }
  };
  unreadable("anna@example.com");
  unreadable("anja@example.com");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 40, error: "SyntaxError" });
  expect(lines[0]).not.toContain("example.com");
  console.error("a sentence for the terminal");
  expect(printed).toHaveBeenCalledExactlyOnceWith("a sentence for the terminal");
});
