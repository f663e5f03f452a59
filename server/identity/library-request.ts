import { z } from "zod";
import type { Db } from "../../src/server-context/db.ts";
import { endpoints } from "./endpoint-rules.ts";
import { readBody } from "./request-body.ts";

type LibraryCall = { request: Request; headers: Headers; userId: string };

const namedSession = z.object({ id: z.string().max(100) });
const passwords = z.object({ password: z.string(), newPassword: z.string() });

async function sessionToken(db: Db, { request, userId }: LibraryCall): Promise<string> {
  const target = await readBody(request, namedSession);
  if (!target) return "";
  const session = await db
    .selectFrom("auth_sessions")
    .select("token")
    .where("id", "=", target.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return session?.token ?? "";
}

/**
 * Maps a browser's request to the library's: token for session id, sessions end with a new password, current cookies.
 * The proof has already been checked.
 */
export async function libraryRequest(db: Db, endpoint: string, call: LibraryCall): Promise<Request> {
  const { request, headers } = call;
  const post = (body: unknown) => {
    const ownHeaders = new Headers(headers);
    ownHeaders.delete("content-length");
    return new Request(request.url, { method: "POST", headers: ownHeaders, body: JSON.stringify(body) });
  };
  if (endpoints[`${request.method} ${endpoint}`]?.libraryGets) return new Request(request.url, { headers });
  if (endpoint === "/revoke-session") return post({ token: await sessionToken(db, call) });
  if (endpoint === "/change-password") {
    const body = await readBody(request, passwords);
    return post({ currentPassword: body?.password, newPassword: body?.newPassword, revokeOtherSessions: true });
  }
  return new Request(request, { headers });
}
