import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";
import { encryptedDatabaseUrl, encryptedSmtpUrl } from "./value-schemas.ts";

const near = [
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

test.each(near)("%s counts as local, where TLS is up to the operator", (host) => {
  for (const url of [`postgres://a:b@${host}:5432/site`, "postgres:///site?host=/var/run/postgresql"])
    expect(encryptedDatabaseUrl(url)).toBe(url);
  expect(encryptedSmtpUrl(`smtp://a:b@${host}:25`)).toBe(`smtp://a:b@${host}:25`);
});

test.each(far)("%s requires TLS with a valid certificate", (host) => {
  expect(encryptedDatabaseUrl(`postgres://a:b@${host}/site`)).toBe(`postgres://a:b@${host}/site?sslmode=verify-full`);
  expect(encryptedSmtpUrl(`smtp://a:b@${host}?name=www.example.com`)).toBe(
    `smtp://a:b@${host}?name=www.example.com&requireTLS=true`,
  );
});

test("TLS options in the URL take precedence", () => {
  for (const url of ["postgres://a@db.example.com/site?sslmode=no-verify", "postgres://a@db.example.com/site?ssl=true"])
    expect(encryptedDatabaseUrl(url)).toBe(url);
  for (const url of ["smtp://mail.example.com?ignoreTLS=true", "smtps://mail.example.com"])
    expect(encryptedSmtpUrl(url)).toBe(url);
});

test("the site's URLs are read with their TLS rules", () => {
  const config = readConfig({
    DATABASE_URL: "postgres://a@db.example.com/site",
    DATABASE_LISTEN_URL: "postgres://a@direct.example.com/site",
    SMTP_URL: "smtp://mail.example.com",
  });
  expect(config.databaseUrl).toMatch(/\?sslmode=verify-full$/);
  expect(config.connections.listenUrl).toMatch(/\?sslmode=verify-full$/);
  expect(config.smtpUrl).toMatch(/\?requireTLS=true$/);
});
