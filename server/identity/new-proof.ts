import { z } from "zod";
import type { Db } from "../../src/server-context/db.ts";
import type { OpenAuth } from "./open-auth.ts";
import { readBody } from "./request-body.ts";
import { verifyTotpPath } from "./single-use-totp.ts";

/** Re-authentication: the password, or everything a new sign-in needs. */
export type Proof = "password" | "sign-in";

const proofBody = z.object({ password: z.string().max(256), code: z.string().max(100).optional() });

const withoutSpaces = (code: string) => code.replaceAll(/\s/g, "");
const isAppCode = (code: string) => /^\d{6}$/.test(code);

const givenCode = z.object({ code: z.string() });

export async function sendsAppCode(request: Request, endpoint: string, proof: Proof | undefined): Promise<boolean> {
  if (endpoint === verifyTotpPath) return true;
  return proof === "sign-in" && isAppCode(withoutSpaces((await readBody(request, givenCode))?.code ?? ""));
}

async function acceptsCode({ api }: OpenAuth, headers: Headers, code: string): Promise<boolean> {
  const verification = isAppCode(code)
    ? api.verifyTOTP({ body: { code }, headers })
    : api.verifyBackupCode({ body: { code, disableSession: true }, headers });
  return verification.then(
    () => true,
    () => false,
  );
}

async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom("auth_users")
    .select("two_factor_enabled")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.two_factor_enabled ?? false;
}

/**
 * Checks `password` and, for a full sign-in with 2FA, `code`, which is consumed only after the right password.
 * @returns 400 for the password, 422 for the code, undefined when complete
 */
export async function missingProof(
  parts: { db: Db; auth: OpenAuth },
  call: { request: Request; headers: Headers; userId: string; proof: Proof },
): Promise<{ status: 400 | 422; code: string; message: string } | undefined> {
  const { request, headers, userId, proof } = call;
  const body = await readBody(request, proofBody);
  const { status: isPasswordRight } = body
    ? await parts.auth.api
        .verifyPassword({ body: { password: body.password }, headers })
        .catch(() => ({ status: false }))
    : { status: false };
  if (!isPasswordRight) return { status: 400, code: "INVALID_PASSWORD", message: "Invalid password" };
  if (proof === "password" || !(await hasSecondFactor(parts.db, userId))) return undefined;
  const code = withoutSpaces(body?.code ?? "");
  if (!code) return { status: 422, code: "CODE_REQUIRED", message: "Code required" };
  return (await acceptsCode(parts.auth, headers, code))
    ? undefined
    : { status: 422, code: "INVALID_CODE", message: "Invalid code" };
}
