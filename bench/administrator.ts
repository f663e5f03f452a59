import type { Product } from "./product.ts";

export const owner = { ADMIN_EMAIL: "owner@example.com", ADMIN_PASSWORD: "a chart for every voyage" };

/** @returns the cookies of the session */
export async function signIn({ origin }: Pick<Product, "origin">): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`The owner cannot sign in (${response.status}).`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
