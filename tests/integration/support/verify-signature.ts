import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a request's signature (AWS4-HMAC-SHA256) is valid for `secret`. */
export function isSigned({ method = "", url = "", headers }: IncomingMessage, secret: string): boolean {
  const parts = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? "",
  );
  const [, credential = "", signedHeaders = "", signature = ""] = parts ?? [];
  const [, date = "", region = "", service = ""] = credential.split("/");
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const query = Array.from(searchParams, ([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const request = [
    method,
    pathname,
    query.join("&"),
    ...signedHeaders.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}`),
    "",
    signedHeaders,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = [date, region, service, "aws4_request"];
  const hash = createHash("sha256").update(request).digest("hex");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope.join("/"), hash].join("\n");
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return parts !== null && hmac(key, text).toString("hex") === signature;
}
