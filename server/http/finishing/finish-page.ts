import type { EmbedSettings } from "../../../src/lib/embed-settings.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createCriticalCss } from "./critical-css.ts";
import type { StylePiece } from "./critical-rules.ts";
import { deferHydration } from "./defer-hydration.ts";
import { htmlBytes, markupOf, splitHtml } from "./html-parts.ts";
import { withScriptNotice } from "./needs-javascript.ts";

type FinishPage = (html: string, isAdmin?: boolean) => { body: Buffer; headers: Record<string, string> };

/**
 * Makes rendered HTML ready to leave, with the policy for exactly its own scripts and styles. `sheet` gives a style sheet as the
 * build has parsed it; without `embeds` no outside service is configured.
 */
export function createPageFinisher(
  sheet: (href: string) => readonly StylePiece[] | undefined,
  embeds?: EmbedSettings,
): FinishPage {
  const withCriticalCss = createCriticalCss(sheet);
  return (html, isAdmin = false) => {
    const prepared = deferHydration(splitHtml(isAdmin ? withScriptNotice(html) : html));
    const markup = markupOf(prepared);
    const { head, addedSheets } = withCriticalCss(prepared.head, markup);
    return {
      body: htmlBytes({ ...prepared, head }),
      headers: { "Content-Security-Policy": contentSecurityPolicy(prepared, markup, { embeds, isAdmin, addedSheets }) },
    };
  };
}
