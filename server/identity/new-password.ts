import { APIError, getSessionFromCtx } from "better-auth/api";
import { z } from "zod";
import { minNewPasswordLength } from "../../src/features/accounts/sign-in-check.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { passwordWords } from "./password-words.ts";

const chosen = z.object({ newPassword: z.string() });
const choosing = ["/change-password", "/reset-password"];

type Context = Parameters<typeof getSessionFromCtx>[0];

/** A hook before the library stores a new password. @throws APIError when it is easy to guess */
export async function checkNewPassword(ctx: Context): Promise<void> {
  if (!choosing.includes(ctx.path)) return;
  const read = chosen.safeParse(ctx.body);
  // One that is too short is told so by the library.
  if (!read.success || read.data.newPassword.length < minNewPasswordLength) return;
  const session = await getSessionFromCtx(ctx);
  if (isCommonPassword(read.data.newPassword, passwordWords(session?.user.email)))
    throw new APIError("BAD_REQUEST", { code: "PASSWORD_TOO_COMMON", message: "Password too common" });
}
