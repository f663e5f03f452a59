/** Undefined for a text that is not a secret of a Svix webhook. */
export function readSvixKey(secret: string): Buffer | undefined {
  const [, encoded = ""] = /^whsec_([A-Za-z0-9+/]{16,}={0,2})$/.exec(secret) ?? [];
  return encoded ? Buffer.from(encoded, "base64") : undefined;
}
