import { type Product, startProduct } from "./product.ts";

const tries = 500;
const administrator = { email: "owner@example.com", password: "a chart for every voyage" };

/** Milliseconds until a wrong sign-in is answered; every try comes from a place of its own. */
async function measureOne({ origin }: Product, email: string, place: number): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin,
      "x-forwarded-for": `198.18.${place >> 8}.${place & 255}`,
    },
    body: JSON.stringify({ email, password: "not the password" }),
  });
  await response.text();
  if (response.status !== 401) throw new Error(`a wrong sign-in was answered with ${response.status}`);
  return performance.now() - start;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[], middle: number) =>
  values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);

/** Compares how long wrong sign-ins to a known and to an unknown account take (Welch's t over 500 tries each, in turn). */
export async function measureLogin(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir, {
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SAMPLE_CONTENT: "none",
  });
  try {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < tries; index++) {
      // Side by side, so that both meet the same machine.
      const pair = await Promise.all([
        measureOne(product, administrator.email, index * 2),
        measureOne(product, `nobody-${index}@example.com`, index * 2 + 1),
      ]);
      known.push(pair[0]);
      unknown.push(pair[1]);
    }
    const [a, b] = [mean(known), mean(unknown)];
    const t = (a - b) / Math.sqrt(variance(known, a) / tries + variance(unknown, b) / tries);
    console.log("Login");
    console.log(`  known account    ${a.toFixed(2)} ms on average over ${tries} tries`);
    console.log(`  unknown account  ${b.toFixed(2)} ms on average over ${tries} tries`);
    console.log(`  difference       ${(a - b).toFixed(2)} ms, t = ${t.toFixed(2)} (below 2: not to be told apart)\n`);
  } finally {
    await product.stop();
  }
}
