import { expect, test } from "vitest";
import { readCopiesConfig } from "./copies-config.ts";

const [old, fresh] = ["o".repeat(40), "n".repeat(40)];

test("the new secret signs, and the previous one is still accepted", () => {
  expect(readCopiesConfig({ SITE_SECRET: fresh }).siteSecret).toBe(fresh);
  expect(readCopiesConfig({ SITE_SECRET: fresh, SITE_SECRET_PREVIOUS: old }).siteSecret).toEqual([fresh, old]);
  expect(() => readCopiesConfig({ SITE_SECRET_PREVIOUS: old })).toThrow(/^The variable SITE_SECRET is missing/);
});

test("metrics have an address of their own, also in IPv6", () => {
  expect(readCopiesConfig({ METRICS_ADDRESS: "127.0.0.1:9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(readCopiesConfig({ METRICS_ADDRESS: "[::1]:9464" }).metrics).toEqual({ host: "::1", port: 9464 });
});

test("seconds of the settings are milliseconds of the program", () => {
  const { connections, drainMs } = readCopiesConfig({ DRAIN_SECONDS: "15", DATABASE_STATEMENT_SECONDS: "0" });
  expect([drainMs, connections.statementTimeoutMs]).toEqual([15_000, 0]);
});

test.each([
  ["SITE_SECRET", "x".repeat(31), "is shorter than 32 bytes"],
  ["SITE_SECRET_PREVIOUS", "\0".repeat(40), "holds a control character"],
  ["DATABASE_POOL_SIZE", "1", "is below 2"],
  ["DATABASE_POOL_SIZE", "many", "is not a number"],
  ["DATABASE_CONNECT_SECONDS", "0", "is below 0.1"],
  ["DATABASE_LISTEN_URL", "mysql://root:geheim@localhost/site", "is not an address"],
  ["DRAIN_SECONDS", "-1", "is below 0"],
  ["METRICS_ADDRESS", "9464", "is not an address with a port"],
  ["METRICS_ADDRESS", "localhost:70000", "has a port above 65535"],
  ["CDN_PURGE_URL", "ftp://:geheim@cdn.example", "is not an address"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318", "is not an address"],
])("%s=%j stops the start with its fault and an example, and repeats no password", (name, value, fault) => {
  const read = () => readCopiesConfig({ [name]: value });
  expect(read).toThrow(fault);
  expect(read).toThrow(new RegExp(`use for example ${name}=`));
  expect(read).toThrow(/^(?!.*geheim)/);
});
