import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  Scripts,
  useRouterState,
} from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { absentName } from "./absent-page.ts";
import { PrivacySettings } from "./embeds/consent/privacy-settings.tsx";
import { lookId, lookOf } from "./facts/look.ts";
import { type Site, storedFactsId } from "./facts/site.ts";
import { useCopy, useSite } from "./facts/use-site.ts";
import { loadPageTexts } from "./features/texts/page-texts.queries.ts";
import { paper } from "./lib/paper.ts";
import { ErrorPage } from "./pages/error-page.tsx";
import { siteLinks } from "./seo/site-links.ts";
import { controlWords } from "./site/control-copy.ts";
import { useLeavingStructuredData } from "./site/use-leaving-structured-data.ts";
import sans from "./ui/fonts/instrument-sans.woff2?url";
import serif from "./ui/fonts/newsreader.woff2?url";
import type { Queries } from "./ui/queries.ts";
import stylesheet from "./ui/style.css?url";
import { UiWords, uiWords } from "./ui/ui-words.ts";

const preloadFont = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

/** Read before any script: the client leaves the server's alone, and saves the bytes. */
function preloadedFonts(site: Site) {
  if (!import.meta.env.SSR) return [];
  const design = lookOf(site);
  return [...new Set([design.serif ?? serif, design.sans ?? sans])].map(preloadFont);
}

export const Route = createRootRouteWithContext<{
  /** The site of this request, or of the page in this browser. */
  site: () => Site;
  /** In the browser, for all later renderings. */
  changeSite: (change: (site: Site) => Site) => Site;
  queries: Queries;
  loadPages: (routeIds: readonly string[]) => Promise<void>;
}>()({
  // The not-found page, which no other route loads.
  beforeLoad: async ({ context, matches }) => {
    if (matches.length === 1) await loadPageTexts(context, "");
  },
  head: ({ match }) => {
    const site = match.context.site();
    return {
      meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width, initial-scale=1" }],
      links: [...preloadedFonts(site), { rel: "stylesheet", href: stylesheet }, ...siteLinks(site)],
    };
  },
  // Once per visit: constant while the server runs.
  loader: async () => (await import("./features/settings/embed-settings.functions.ts")).fetchEmbedSettings(),
  staleTime: Number.POSITIVE_INFINITY,
  shellComponent: Document,
  component: App,
  notFoundComponent: lazyRouteComponent(() => import("./pages/not-found-page.tsx"), "NotFoundPage"),
  errorComponent: ErrorPage,
});

function App() {
  useLeavingStructuredData();
  // Signals hydration; earlier clicks are replayed (server/http/post-processing/defer-hydration.ts).
  useEffect(() => {
    document.dispatchEvent(new Event("hydrated", { bubbles: true }));
  }, []);
  return (
    <>
      <Outlet />
      <PrivacySettings />
    </>
  );
}

function DehydratedFacts() {
  const { stored } = useSite();
  if (Object.keys(stored).length === 0) return null;
  return (
    <script
      id={storedFactsId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can end
      dangerouslySetInnerHTML={{ __html: JSON.stringify(stored).replaceAll("<", "\\u003c") }}
    />
  );
}

function Look() {
  // Fixed at first render: the CSP allows only these rules.
  const [css] = useState(lookOf(useSite()).css);
  return (
    css && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rules made of settings that were checked
      <style id={lookId} dangerouslySetInnerHTML={{ __html: css }} />
    )
  );
}

function Document({ children }: { children: ReactNode }) {
  // The sign-in and the admin area are client-rendered.
  const prerendered = useRouterState({ select: ({ matches }) => matches.every(({ ssr }) => ssr !== false) });
  // Read before hydration (static-site/start-static-site.ts), which leaves attributes of the server alone.
  const absent = useRouterState({
    select: ({ location: { pathname } }) =>
      import.meta.env.SSR && pathname.endsWith(`/${absentName}`) ? pathname : undefined,
  });
  const { language } = useSite().facts;
  const controls = useCopy(controlWords);
  return (
    <html lang={prerendered ? language : "en"}>
      <head>
        <HeadContent />
        <DehydratedFacts />
        <Look />
        {/* Not in `head`: the router keeps only the last of two metas with one name. */}
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <div id="root" data-prerendered={prerendered ? "true" : undefined} data-absent={absent}>
          <UiWords value={prerendered ? controls : uiWords}>{children}</UiWords>
        </div>
        <Scripts />
      </body>
    </html>
  );
}
