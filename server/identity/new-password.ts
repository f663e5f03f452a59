import { APIError, type getSessionFromCtx } from "better-auth/api";
import { z } from "zod";
import type { Site } from "../../src/facts/site.ts";
import { minNewPasswordLength } from "../../src/features/platform.server.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { readBody } from "./request-body.ts";

export const passwordWords = ({ facts }: Site, email = ""): string[] => [facts.name, facts.email, email];

const passwordBody = z.object({ newPassword: z.string() });

type Context = Parameters<typeof getSessionFromCtx>[0];

const tooShort = { code: "PASSWORD_TOO_SHORT", message: "Password too short" };
const tooCommon = { code: "PASSWORD_TOO_COMMON", message: "Password too common" };

export async function newPasswordProblem(
  site: Site,
  request: Request,
  email: string,
): Promise<typeof tooShort | undefined> {
  const { newPassword = "" } = (await readBody(request, passwordBody)) ?? {};
  if (newPassword.length < minNewPasswordLength) return tooShort;
  return isCommonPassword(newPassword, passwordWords(site, email)) ? tooCommon : undefined;
}

/** @throws APIError when a password chosen through a reset link is easy to guess */
export function rejectCommonPassword(site: Site, ctx: Context): void {
  if (ctx.path !== "/reset-password") return;
  const read = passwordBody.safeParse(ctx.body);
  // The library rejects passwords that are too short.
  if (!read.success || read.data.newPassword.length < minNewPasswordLength) return;
  if (isCommonPassword(read.data.newPassword, passwordWords(site))) throw new APIError("BAD_REQUEST", tooCommon);
}
