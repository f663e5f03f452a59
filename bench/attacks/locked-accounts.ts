import { createHmac } from "node:crypto";
import { type AttackedSite, counted, type Finding, inLanes, networkOf, timed } from "./attack.ts";

type Owner = { email: string; password: string };

const failures = 1_025;
const networks = 205;

/** What asks for no email, and a body that it rejects. */
const endpoints: readonly [string, unknown][] = [
  ["/two-factor/verify-totp", { code: "000000" }],
  ["/two-factor/verify-backup-code", { code: "aaaaa-aaaaa" }],
  ["/passkey/verify-authentication", { response: {} }],
  ["/reset-password", { token: "none", newPassword: "a sentence by nobody" }],
];

/** The six digits for the secret of an otpauth URL (RFC 6238), some steps of 30 seconds from now. */
function codeOf(uri: string, steps: number): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** A browser in one network, with its cookies. */
function browserAt(origin: string, network: string) {
  const jar = new Map<string, string>();
  return async (endpoint: string, body: unknown): Promise<{ status: number; text: string }> => {
    const response = await fetch(`${origin}/api/auth${endpoint}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin,
        "x-forwarded-for": network,
        cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join("; "),
      },
      body: JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=") ?? [];
      jar.set(name, value);
    }
    return { status: response.status, text: await response.text() };
  };
}

/** Fails every endpoint that names no account from many networks, then signs the administrator in with a second factor. */
export async function attackAccounts({ product: { origin } }: AttackedSite, owner: Owner): Promise<Finding[]> {
  const setUp = browserAt(origin, "192.0.2.1");
  await setUp("/sign-in/email", owner);
  const enabled = await setUp("/two-factor/enable", { password: owner.password });
  const uri = /"totpURI":"([^"]+)"/.exec(enabled.text)?.[1] ?? "otpauth://totp/none?secret=";
  const confirmed = await setUp("/two-factor/verify-totp", { code: codeOf(uri, 0) });
  if (confirmed.status !== 200) throw new Error(`A second factor cannot be set up: ${confirmed.status}.`);

  const statuses: number[] = [];
  for (const [endpoint, body] of endpoints) {
    const answers = await inLanes(failures, (index) =>
      timed(`${origin}/api/auth${endpoint}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin,
          "x-forwarded-for": networkOf(2_000_000 + (index % networks)),
        },
        body: JSON.stringify(body),
      }),
    );
    statuses.push(...answers.map(({ status }) => status));
  }

  const administrator = browserAt(origin, "198.51.100.7");
  const password = await administrator("/sign-in/email", owner);
  const code = await administrator("/two-factor/verify-totp", { code: codeOf(uri, 1) });
  return [
    {
      tried: `${failures} failures from ${networks} networks at each of ${endpoints.length} endpoints that name no account, then an administrator signs in with a code`,
      found: `${counted(statuses)}; then password ${password.status}, code ${code.status}`,
      held: password.status === 200 && code.status === 200,
    },
  ];
}
