import { z } from "zod";
import type { Db } from "../../src/request/db.ts";
import { readBody } from "./request-body.ts";

/** A copy of an answer's data without tokens of sessions, which only the cookie holds: no script has to know one. */
function withoutTokens(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutTokens);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (name === "token" ? [] : [[name, withoutTokens(value)]])),
  );
}

/** The answer of the library as the browser gets it: not stored anywhere, and without tokens. */
export async function publicAnswer(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  const text = await response.text();
  if (!text || !headers.get("content-type")?.includes("json")) {
    return new Response(text || null, { status: response.status, headers });
  }
  headers.delete("content-length");
  const data = JSON.stringify(withoutTokens(JSON.parse(text)));
  return new Response(data, { status: response.status, headers });
}

const named = z.object({ id: z.string().max(100) });

/** The request to end a session as the library expects it: by its token, where the browser names the session's id. */
export async function endSessionRequest(db: Db, request: Request, headers: Headers, userId: string): Promise<Request> {
  const wanted = await readBody(request, named);
  const session = wanted
    ? await db
        .selectFrom("auth_sessions")
        .select("token")
        .where("id", "=", wanted.id)
        .where("user_id", "=", userId)
        .executeTakeFirst()
    : undefined;
  const forLibrary = new Headers(headers);
  forLibrary.delete("content-length");
  return new Request(request.url, {
    method: "POST",
    headers: forLibrary,
    body: JSON.stringify({ token: session?.token ?? "" }),
  });
}
