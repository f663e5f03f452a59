import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { acceptedSecrets, currentSecret, isStrongSecret, minSecretBytes, type SigningSecret } from "./signed-link.ts";

const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/** A key for this purpose only. */
function keyOf(secret: string, purpose: string): Buffer {
  if (!isStrongSecret(secret)) throw new Error(`the site's secret has fewer than ${minSecretBytes} bytes`);
  return Buffer.from(hkdfSync("sha256", secret, "", `sealed value: ${purpose}`, keyBytes));
}

/** Encrypts with the site's secret (AES-256-GCM). */
export function sealValue(secret: SigningSecret, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keyOf(currentSecret(secret), purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
}

/** Undefined when it was sealed with another secret, for another purpose, or changed since. */
export function openSealed(secret: SigningSecret, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(-tagBytes)];
  for (const accepted of acceptedSecrets(secret)) {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(accepted, purpose), nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString("utf8");
    } catch {
      // Sealed with another secret.
    }
  }
  return undefined;
}
