import { respondToMcp, rpcError } from "../../server-context/http/respond-to-mcp.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import type { Passage } from "./archive/passage.ts";
import { listPassages } from "./archive/search.server.ts";
import { type AskSite, askArchive } from "./ask.server.ts";
import { searchLimit } from "./ask.ts";
import { passageHref } from "./sources.ts";

/** URLs are absolute, times in seconds. */
type ApiPassage = {
  id: number;
  kind: string;
  title: string;
  label: string;
  heading: string;
  speaker: string;
  /** From the start of a recording, or null. */
  start: number | null;
  publishedAt: string | null;
  url: string;
  text: string;
};

type ApiAnswer = {
  question: string;
  /** Only for a passage that the owner has pinned to the question. */
  answered: boolean;
  /** "answer": pinned; "passages": the closest, which may not answer; "nothing": none. */
  result: "answer" | "passages" | "nothing";
  passages: ApiPassage[];
};

function toApiPassage(siteUrl: string, passage: Passage): ApiPassage {
  const { id, kind, title, label, heading, speaker, start, publishedAt, text } = passage;
  const url = siteUrl + passageHref(passage);
  return { id, kind, title, label, heading, speaker, start, publishedAt, url, text };
}

async function getApiAnswer(context: AskSite, q: string): Promise<ApiAnswer> {
  const { result, selected } = await askArchive(context, q);
  const { state, question } = result;
  return {
    question,
    answered: state === "pinned",
    result: state === "pinned" ? "answer" : state === "passages" ? "passages" : "nothing",
    passages: selected.map((passage) => toApiPassage(context.siteUrl, passage)),
  };
}

export type AskContext = Pick<
  SiteContext,
  "db" | "content" | "media" | "siteUrl" | "consumeRateLimit" | "reportFailure" | "answerService" | "site"
>;

const maxQuestion = 2_000;

const headers = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Robots-Tag": "noindex",
};

const json = (status: number, value: unknown, extraHeaders: Record<string, string> = {}) =>
  new Response(`${JSON.stringify(value)}\n`, { status, headers: { ...headers, ...extraHeaders } });

export async function serveAskJson(request: Request, context: AskContext, client: string): Promise<Response> {
  const question = new URL(request.url).searchParams.get("q")?.slice(0, maxQuestion).trim() ?? "";
  if (!question || question.includes("\0"))
    return json(400, { error: "Add a question to the address, as in /ask.json?q=What+is+a+handover" });
  const wait = await context.consumeRateLimit({ ...searchLimit, key: client });
  if (wait > 0)
    return json(429, { error: `Too many questions. Try again in ${wait} seconds.` }, { "Retry-After": String(wait) });
  return json(200, await getApiAnswer(context, question));
}

const version = "1.0.0";

const instructions =
  "Read-only search in what this site has published. Quote passages word for word with their url. 'answered' is true only for a " +
  "passage that the site's owner has chosen for this question. Otherwise passages are the closest, and may not answer it: say so.";

const textResult = (value: unknown) => ({ content: [{ type: "text" as const, text: JSON.stringify(value, null, 2) }] });
const errorResult = (text: string) => ({ content: [{ type: "text" as const, text }], isError: true });

async function createServer(context: AskContext) {
  // Loaded on demand: heavy, and only agents need it.
  const [{ McpServer }, { z }] = await Promise.all([import("@modelcontextprotocol/sdk/server/mcp.js"), import("zod")]);
  const server = new McpServer({ name: `${context.site.facts.name}: the archive`, version }, { instructions });
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  server.registerTool(
    "search",
    {
      title: "Search the archive",
      description:
        "Finds passages of articles, podcast episodes, newsletter issues and the eBook for a question in plain words.",
      inputSchema: { query: z.string().min(1).max(2_000).describe("The question, in English or German") },
      annotations,
    },
    async ({ query }) => textResult(await getApiAnswer(context, query.replaceAll("\0", ""))),
  );
  server.registerTool(
    "read_passage",
    {
      title: "Read a passage",
      description: "Reads one passage by the id that a search has returned.",
      inputSchema: { id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) },
      annotations,
    },
    async ({ id }) => {
      const [passage] = await listPassages(context.site, context.db, [id]);
      return passage
        ? textResult(toApiPassage(context.siteUrl, passage))
        : errorResult("This passage no longer exists. Search again.");
    },
  );
  return server;
}

export async function serveMcp(request: Request, context: AskContext, client: string): Promise<Response> {
  if (request.method !== "POST")
    return rpcError(405, -32_000, "Send requests by POST; this server keeps no streams.", { Allow: "POST" });
  // Agents send no Origin header; requests from other sites' pages do.
  const origin = request.headers.get("origin");
  if (origin && origin !== context.siteUrl) return rpcError(403, -32_000, "Not from another site's page.");
  const wait = await context.consumeRateLimit({ ...searchLimit, key: client });
  if (wait > 0) return rpcError(429, -32_000, `Try again in ${wait} seconds.`, { "Retry-After": String(wait) });
  return respondToMcp(request, await request.text(), () => createServer(context));
}
