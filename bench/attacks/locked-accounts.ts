import { codeOf } from "../../e2e/support/totp-code.ts";
import { owner } from "../administrator.ts";
import { runConcurrently } from "../run-concurrently.ts";
import { type AttackedSite, concurrency, countValues, type Finding, networkOf, timeRequest } from "./attack.ts";

const account = { email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD };
const failures = 1_025;
const networks = 205;

/** Endpoints that send no email, each with a body that it rejects. */
const endpoints: readonly [string, unknown][] = [
  ["/two-factor/verify-totp", { code: "000000" }],
  ["/two-factor/verify-backup-code", { code: "aaaaa-aaaaa" }],
  ["/passkey/verify-authentication", { response: {} }],
  ["/reset-password", { token: "none", newPassword: "a sentence by nobody" }],
];

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

export async function attackAccounts({ product: { origin } }: AttackedSite): Promise<Finding[]> {
  const setUp = browserAt(origin, "192.0.2.1");
  await setUp("/sign-in/email", account);
  const enabled = await setUp("/two-factor/enable", { password: account.password });
  const uri = /"totpURI":"([^"]+)"/.exec(enabled.text)?.[1] ?? "otpauth://totp/none?secret=";
  const confirmed = await setUp("/two-factor/verify-totp", { code: codeOf(uri) });
  if (confirmed.status !== 200) throw new Error(`A second factor cannot be set up: ${confirmed.status}.`);

  const statuses: number[] = [];
  for (const [endpoint, body] of endpoints) {
    const responses = await runConcurrently(Array(failures).keys(), concurrency, (index) =>
      timeRequest(`${origin}/api/auth${endpoint}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin,
          "x-forwarded-for": networkOf(2_000_000 + (index % networks)),
        },
        body: JSON.stringify(body),
      }),
    );
    statuses.push(...responses.map(({ status }) => status));
  }

  const administrator = browserAt(origin, "198.51.100.7");
  const password = await administrator("/sign-in/email", account);
  const code = await administrator("/two-factor/verify-totp", { code: codeOf(uri, 1) });
  return [
    {
      attack: `${failures} failures from ${networks} networks at each of ${endpoints.length} endpoints that name no account, then an administrator signs in with a code`,
      result: `${countValues(statuses)}; then password ${password.status}, code ${code.status}`,
      isPrevented: password.status === 200 && code.status === 200,
    },
  ];
}
