import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";
import { encryptedDatabaseUrl } from "./value-schemas.ts";

const privateHosts = [
  "localhost",
  "127.0.0.1",
  "[::1]",
  "10.1.2.3",
  "192.168.0.7",
  "[fd00::7]",
  "postgres",
  "db.site.svc.cluster.local",
];
const far = ["db.example.com", "9.9.9.9", "[2606:4700::1111]"];

test.each(privateHosts)("%s counts as local, where TLS is up to the operator", (host) => {
  for (const url of [`postgres://a:b@${host}:5432/site`, "postgres:///site?host=/var/run/postgresql"])
    expect(encryptedDatabaseUrl(url)).toBe(url);
});

test.each(far)("%s requires TLS with a valid certificate", (host) => {
  expect(encryptedDatabaseUrl(`postgres://a:b@${host}/site`)).toBe(`postgres://a:b@${host}/site?sslmode=verify-full`);
});

test("TLS options in the URL take precedence", () => {
  for (const url of ["postgres://a@db.example.com/site?sslmode=no-verify", "postgres://a@db.example.com/site?ssl=true"])
    expect(encryptedDatabaseUrl(url)).toBe(url);
});

test("the site's URLs are read with their TLS rules", () => {
  const config = readConfig({
    DATABASE_URL: "postgres://a@db.example.com/site",
    DATABASE_LISTEN_URL: "postgres://a@direct.example.com/site",
  });
  expect(config.databaseUrl).toMatch(/\?sslmode=verify-full$/);
  expect(config.connections.listenUrl).toMatch(/\?sslmode=verify-full$/);
});
