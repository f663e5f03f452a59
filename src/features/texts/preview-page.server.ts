import { z } from "zod";
import { hiddenPageIn } from "../../facts/hidden-pages.ts";
import { copyOf } from "../../facts/page-texts.ts";
import { type Site, type TextChanges, withStored, withTexts } from "../../facts/site.ts";
import { exampleOf, type TextPage } from "../../facts/text-pages.ts";
import { maxUrlLength } from "../../lib/web-url.ts";
import { plainPage } from "../../server-context/http/plain-page.ts";
import { uncachedResponse } from "../../server-context/http/text-response.ts";
import { closedPreviewCopy, previewWords } from "../content-drafts/shared-preview-copy.ts";
import type { RouteParts } from "../noun.ts";
import { filledTexts } from "./all-tokens.ts";
import { withNeutralTexts } from "./neutral-texts.ts";
import { openPageDraft } from "./page-texts.server.ts";
import { changesInput, changesProblem, textPageInput } from "./text-input.ts";

type Parts = Pick<RouteParts, "context" | "pages">;

/** Unpublished texts of a page, to be rendered at `path`. */
type Words = { path: string; page: TextPage; texts: TextChanges };

/** The site with these texts, and with the page at `path` visible. */
function siteWith(site: Site, { path, page, texts }: Words): Site {
  const hiddenWith = hiddenPageIn(site.hidden, path);
  const { [hiddenWith ?? ""]: _visible, ...hidden } = site.hidden ?? {};
  const base = hiddenWith ? withStored(site, { ...site.stored, hidden }) : site;
  const isOpen = base.stored.samples?.examples === false;
  return withTexts(base, page, filledTexts(base, isOpen ? withNeutralTexts(base, page, texts) : texts));
}

/** Errors appear in the editor's frame, which has this origin. */
const rejectWith = (status: number, sentence: string) =>
  uncachedResponse(status, sentence, {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
    "X-Frame-Options": "SAMEORIGIN",
  });

/** Renders without storing anything. `notice` is HTML below the page. */
async function renderPreview({ context, pages }: Parts, words: Words, network: string, notice = ""): Promise<Response> {
  const problem = changesProblem(words.texts);
  if (problem) return rejectWith(422, problem);
  const rendered = await pages.preview(words.path, siteWith(context.site, words), network);
  if (!rendered) return rejectWith(404, "There is no such page. Its URL may have changed.");
  if (rendered.status >= 400)
    return rejectWith(rendered.status, "The preview could not be made. Try again in a minute.");
  const body = rendered.body.toString().replace("</body>", () => `${notice}</body>`);
  return new Response(body, rendered);
}

const json = z.string().transform((text, parsing): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    parsing.addIssue("not JSON");
    return z.NEVER;
  }
});

const previewInput = textPageInput.extend({ path: z.string().max(maxUrlLength), texts: json.pipe(changesInput) });

/** `POST /admin/preview`: a page with unsaved texts. Administrators only. */
export async function servePreview(parts: Parts, request: Request, network: string): Promise<Response> {
  const user = await parts.context.readSession(request.headers);
  if (!user) return rejectWith(401, "Sign in to see this.");
  if (user.role !== "admin") return rejectWith(403, "Your account has no access to this.");
  const form = await request.formData().catch(() => new FormData());
  const input = previewInput.safeParse(Object.fromEntries(form));
  return input.success
    ? renderPreview(parts, input.data, network)
    : rejectWith(400, "The words could not be read. Reload the editor.");
}

function noticeOf(site: Site): string {
  const { mark, pageNote } = copyOf(site, previewWords);
  return `<aside aria-label="${mark}" class="on-deep sticky bottom-0 z-10 px-gutter py-3 text-center text-sm print:static"><p><b>${mark}.</b> ${pageNote}</p></aside>`;
}

/** `GET /preview/page/TOKEN`: a draft of a page, for anyone who has its link. */
export async function servePageDraft(parts: Parts, token: string, network: string): Promise<Response> {
  const opened = await openPageDraft(parts.context, token, new Date());
  if (!("state" in opened))
    return renderPreview(
      parts,
      { path: exampleOf(opened.page) ?? "/", page: opened.page, texts: opened.draft },
      network,
      noticeOf(parts.context.site),
    );
  const { title, lead } = copyOf(parts.context.site, closedPreviewCopy)[opened.state];
  const { body, headers } = plainPage(title, lead, parts.context.site);
  return new Response(body, { status: opened.state === "forged" ? 404 : 410, headers });
}
