import { isIP } from "node:net";
import { z } from "zod";
import { dayMs, hourMs, minuteMs } from "../../src/lib/time/durations.ts";
import { isPublicIp } from "../../src/server-context/config-values/public-ip.server.ts";
import { isStrongSecret, minSecretBytes } from "../../src/server-context/signed-link.ts";
import { isText } from "../site-secret.ts";

const privateName = /(?:^|\.)(?:local|localhost|internal|lan|home\.arpa)$/i;

/** This machine or its network: no dot, a private name or a private IP. */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(name)) return !isPublicIp(name);
  return !name.includes(".") || privateName.test(name);
}

/** Remote servers require TLS with a valid certificate, unless the URL says otherwise (`sslmode`). */
export function encryptedDatabaseUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || isPrivateHost(url.hostname)) return text;
  const isDecided = ["sslmode", "ssl", "host"].some((name) => url.searchParams.has(name));
  return isDecided ? text : `${text}${text.includes("?") ? "&" : "?"}sslmode=verify-full`;
}

export const textWhere = (isValid: (value: string) => boolean, fault: string) =>
  z.string().refine(isValid, { message: fault, abort: true });

const hasProtocol = (value: string, protocols: string[]) => protocols.includes(URL.parse(value)?.protocol ?? "");

export const url = (...protocols: string[]) =>
  textWhere(
    (value) => hasProtocol(value, protocols),
    `is not an address starting with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  );

/** Visible to browsers and written into headers; with `mayBePath`, also a file of this site. */
export const publicUrl = ({ mayBePath = false } = {}) =>
  textWhere(
    (value) => hasProtocol(value, ["https:", "http:"]) || (mayBePath && /^\/(?!\/)[^\s\\]*$/.test(value)),
    "is not an address starting with https:// or http://",
  )
    .refine((value) => !(URL.parse(value)?.username || URL.parse(value)?.password), {
      message: "holds a user name or a password",
    })
    .transform((value) => URL.parse(value)?.href ?? value);

export const identifier = (pattern: RegExp) =>
  textWhere((value) => pattern.test(value), "is not an identifier of that service");

export const databaseUrl = textWhere(
  (value) => !/^postgres(?:ql)?:\/\/(?:[^/?#]*@)?[^/?#@]*,/.test(value) && !/[?&]host=[^&]*(?:,|%2C)/i.test(value),
  "names several hosts, of which the site would use none or one only; name the one that accepts writes, or a proxy that leads there",
)
  .pipe(url("postgres:", "postgresql:"))
  .transform(encryptedDatabaseUrl);

export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number({ message: "is not a number" })
    .int({ message: "is not a whole number" })
    .min(min, { message: `is below ${min}` })
    .max(max, { message: `is above ${max}` });

export const seconds = (min: number, max: number) =>
  z.coerce
    .number({ message: "is not a number of seconds" })
    .min(min, { message: `is below ${min}` })
    .max(max, { message: `is above ${max}` })
    .transform((value) => value * 1000);

const unitMs = { m: minuteMs, h: hourMs, d: dayMs };

export const interval = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, { message: "is not a number of minutes, hours or days" })
  .transform((value) => Number(value.slice(0, -1)) * (unitMs[value.slice(-1) as keyof typeof unitMs] ?? 0));

export const list = (isValid: (entry: string) => boolean, fault: string) =>
  z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((entries) => entries.every(isValid), { message: fault });

export const signingSecret = z
  .string()
  .trim()
  .refine(isStrongSecret, { message: `is shorter than ${minSecretBytes} bytes`, abort: true })
  .refine(isText, { message: "contains a control character" });

export const socketAddress = z
  .string()
  .regex(/^(?:\[[\da-f:.]+\]|[\w.-]+):\d{1,5}$/i, { message: "is not an address with a port", abort: true })
  .transform((value) => {
    const colon = value.lastIndexOf(":");
    return { host: value.slice(0, colon).replace(/^\[(.*)\]$/, "$1"), port: Number(value.slice(colon + 1)) };
  })
  .refine(({ port }) => port <= 65_535, { message: "has a port above 65535" });
