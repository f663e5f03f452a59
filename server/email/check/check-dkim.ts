import { createPublicKey } from "node:crypto";
import { type DnsResolver, type Finding, tagsOf, textsAt } from "./dns-records.ts";

/** Receivers reject keys below the first number of bits; the second is today's usual one. */
const [leastBits, usualBits] = [1024, 2048];

const dkim = (grade: Finding["grade"], text: string): Finding => ({ subject: "DKIM", grade, text });

/** Bits of an RSA key; undefined for what is none. */
function bitsOf(encoded: string): number | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(encoded, "base64"), format: "der", type: "spki" });
    return key.asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

/** Whether the key is published by which receivers check the signature of emails. */
export async function checkDkim(dns: DnsResolver, domain: string, selector: string | undefined): Promise<Finding> {
  if (!selector) {
    return dkim(
      "advice",
      "The key cannot be looked up without its selector, which your email provider shows: npm run check-email -- --selector NAME. The signature of a test also names it, behind “s=”.",
    );
  }
  const name = `${selector}._domainkey.${domain}`;
  const record = (await textsAt(dns, name)).find((text) => tagsOf(text).has("p"));
  if (!record) {
    return dkim(
      "missing",
      `There is no key at ${name}. Add the record that your email provider shows for this selector, a TXT or a CNAME, and let it sign for ${domain}.`,
    );
  }
  const tags = tagsOf(record);
  const key = (tags.get("p") ?? "").replaceAll(/\s/g, "");
  if (!key) return dkim("missing", `The key at ${name} was withdrawn (“p=” is empty). Publish a new one.`);
  if (tags.get("t")?.split(":").includes("y")) {
    return dkim(
      "advice",
      `The key at ${name} is marked as a test (“t=y”), and receivers then ignore it. Remove the mark once signatures are valid.`,
    );
  }
  if ((tags.get("k") ?? "rsa").toLowerCase() !== "rsa") return dkim("fine", `There is a key at ${name}.`);
  const bits = bitsOf(key);
  if (bits === undefined)
    return dkim("missing", `What is published at ${name} is no key. Copy the record again, in one piece.`);
  if (bits < leastBits)
    return dkim(
      "missing",
      `The key at ${name} has ${bits} bits, and receivers ignore such short ones. Make one with ${usualBits}.`,
    );
  if (bits < usualBits)
    return dkim("advice", `There is a key of ${bits} bits at ${name}. Change it to ${usualBits} when you can.`);
  return dkim("fine", `There is a key of ${bits} bits at ${name}.`);
}
