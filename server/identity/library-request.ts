import { z } from "zod";
import type { Db } from "../../src/server-context/db.ts";
import { endpoints } from "./endpoint-rules.ts";
import { readBody } from "./request-body.ts";

type Asked = { request: Request; headers: Headers; userId: string };

const namedSession = z.object({ id: z.string().max(100) });
const passwords = z.object({ password: z.string(), newPassword: z.string() });

/** The token of the session that the browser names by its id, among the account's own. */
async function sessionToken(db: Db, { request, userId }: Asked): Promise<string> {
  const wanted = await readBody(request, namedSession);
  if (!wanted) return "";
  const session = await db
    .selectFrom("auth_sessions")
    .select("token")
    .where("id", "=", wanted.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return session?.token ?? "";
}

/**
 * A request of the browser as the library expects it, with the cookies of the current key: a session by its token, a
 * new password with the end of every other session, whatever the browser sent. The proof has been looked at before.
 */
export async function libraryRequest(db: Db, endpoint: string, asked: Asked): Promise<Request> {
  const { request, headers } = asked;
  const post = (body: unknown) => {
    const ours = new Headers(headers);
    ours.delete("content-length");
    return new Request(request.url, { method: "POST", headers: ours, body: JSON.stringify(body) });
  };
  if (endpoints[`${request.method} ${endpoint}`]?.libraryGets) return new Request(request.url, { headers });
  if (endpoint === "/revoke-session") return post({ token: await sessionToken(db, asked) });
  if (endpoint === "/change-password") {
    const given = await readBody(request, passwords);
    return post({ currentPassword: given?.password, newPassword: given?.newPassword, revokeOtherSessions: true });
  }
  return new Request(request, { headers });
}
