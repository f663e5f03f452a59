import { recordAudit } from "../../src/features/platform.server.ts";
import type { Db } from "../../src/server-context/db.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";

const steps: Record<string, boolean> = {
  "/second-factor-rule/require": true,
  "/second-factor-rule/release": false,
};

export const isRuleStep = (endpoint: string): boolean => Object.hasOwn(steps, endpoint);

export async function isSecondFactorRequired(db: Db): Promise<boolean> {
  const rule = await db.selectFrom("second_factor_rule").select("required").executeTakeFirst();
  return rule?.required ?? false;
}

/** 403 except for an administrator with a fresh proof; 409 without a second factor, so that someone can still sign in. */
export async function changeSecondFactorRule(db: Db, endpoint: string, user: SignedInUser): Promise<Response> {
  const required = steps[endpoint] ?? false;
  if (user.role !== "admin") return Response.json({ message: "Your account has no access to this." }, { status: 403 });
  return db.transaction().execute(async (trx) => {
    const { two_factor_enabled: hasFactor } = await trx
      .selectFrom("auth_users")
      .select("two_factor_enabled")
      .where("id", "=", user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (required && !hasFactor)
      return Response.json({ message: "Set up two-factor authentication yourself first." }, { status: 409 });
    await trx
      .insertInto("second_factor_rule")
      .values({ required })
      .onConflict((conflict) => conflict.column("only_row").doUpdateSet({ required }))
      .execute();
    await recordAudit(trx, { actor: user.email, action: required ? "two-factor.require" : "two-factor.release" });
    return Response.json({ required });
  });
}

export async function withSecondFactorRule(db: Db, response: Response): Promise<Response> {
  const session: unknown = await response.clone().json();
  if (!response.ok || typeof session !== "object" || session === null) return response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json({ ...session, secondFactorRequired: await isSecondFactorRequired(db) }, { headers });
}
