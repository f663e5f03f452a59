import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  Scripts,
  useRouterState,
} from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { PrivacySettings } from "./embeds/consent/privacy-settings.tsx";
import { coloursCss, coloursId } from "./facts/colours.ts";
import { storedFacts, storedFactsId } from "./facts/stored-facts.ts";
import { paper } from "./lib/brand-colours.ts";
import { ErrorPage } from "./pages/error-page.tsx";
import { siteLinks } from "./seo/site-links.ts";
import { useLeavingStructuredData } from "./site/use-leaving-structured-data.ts";
import sans from "./ui/fonts/instrument-sans.woff2?url";
import serif from "./ui/fonts/newsreader.woff2?url";
import type { Queries } from "./ui/queries.ts";
import stylesheet from "./ui/style.css?url";

/** The two fonts that every first view is set in. */
const preloadFont = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const Route = createRootRouteWithContext<{
  queries: Queries;
  /** Loads the modules of the routes, and every deferred part in them; failures are the router's to report. */
  loadPages: (routeIds: readonly string[]) => Promise<void>;
}>()({
  head: () => ({
    meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width, initial-scale=1" }],
    links: [preloadFont(serif), preloadFont(sans), { rel: "stylesheet", href: stylesheet }, ...siteLinks],
  }),
  // Once for a visit: it comes with the first page and never changes while the server runs.
  loader: async () => (await import("./features/settings/embed-settings.functions.ts")).fetchEmbedSettings(),
  staleTime: Number.POSITIVE_INFINITY,
  shellComponent: Document,
  component: App,
  notFoundComponent: lazyRouteComponent(() => import("./pages/not-found-page.tsx"), "NotFoundPage"),
  errorComponent: ErrorPage,
});

function App() {
  useLeavingStructuredData();
  // The public signal of hydration: a click from before is repeated now (server/http/finishing/defer-hydration.ts).
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

/** What the owner changed of the facts, for the browser's own copy of them; absent when nothing was. */
function CarriedFacts() {
  const facts = storedFacts();
  if (Object.keys(facts).length === 0) return null;
  return (
    <script
      id={storedFactsId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can end
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll("<", "\\u003c") }}
    />
  );
}

/** The owner's accent, of whatever age the cached style sheet is; absent while it is that of the style sheet. */
function Colours() {
  // As they were when the page was made: its policy allows these rules and no other.
  const [css] = useState(coloursCss);
  return css === undefined ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules made of colours that were checked
    <style id={coloursId} dangerouslySetInnerHTML={{ __html: css }} />
  );
}

function Document({ children }: { children: ReactNode }) {
  // The sign-in and the admin area are rendered by the browser alone.
  const prerendered = useRouterState({ select: ({ matches }) => matches.every(({ ssr }) => ssr !== false) });
  return (
    <html lang="en">
      <head>
        <HeadContent />
        <CarriedFacts />
        <Colours />
        {/* Not among the head's entries: of two with one name the router renders only the last. */}
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <div id="root" data-prerendered={prerendered ? "true" : undefined}>
          {children}
        </div>
        <Scripts />
      </body>
    </html>
  );
}
