import type { AnyRoute } from "@tanstack/react-router";
import { Route as frame } from "./pages/site-layout.tsx";
import { Route as root } from "./root.tsx";
import { createSiteRouter, type SiteRouter } from "./site-router.ts";
import { loadParts } from "./ui/part-scripts.ts";

type PageModule = { Route: AnyRoute };

/** What the server has written into the page for the router: the files of each of its routes, and those of its last one first. */
type Carried = { router?: { manifest?: { routes: Record<string, { preloads?: string[] }> } } };

const frameId = "/_site";

/**
 * The routes that a rendered page hydrates with: the root, the frame and the page's own, which comes with the page's own chunk
 * (scripts/first-page.ts). Undefined when the page is not one of the site's frame, or its chunk cannot be told: then all are needed.
 */
export async function firstRoutes(): Promise<AnyRoute | undefined> {
  const { router } = (window as { $_TSR?: Carried }).$_TSR ?? {};
  const routes = Object.entries(router?.manifest?.routes ?? {});
  const [id = "", files] = routes.at(-1) ?? [];
  // A path that names no page: the root alone says so.
  if (routes.length === 1) return root.addChildren([]);
  const file = files?.preloads?.[0];
  if (!file || !id.startsWith(`${frameId}/`)) return undefined;
  const page = await import(/* @vite-ignore */ file).then(
    ({ Route }: PageModule) => Route,
    () => undefined,
  );
  if (!page) return undefined;
  frame.update({ id: frameId, getParentRoute: () => root } as object);
  return root.addChildren([frame.addChildren([page])]);
}

/** Gives a router all routes; what is on the page stays what it is. */
async function addRoutes(router: SiteRouter): Promise<void> {
  const known = { ...router.routesById } as Record<string, AnyRoute>;
  const { PendingPage } = await import("./every-route.ts");
  const routes = router.buildRouteTree();
  for (const [id, route] of Object.entries(routes.routesById as Record<string, AnyRoute>)) {
    const first = known[id];
    if (first && first !== route) Object.assign(route.options, first.options);
    // What a page has left out of its first view comes with it when it is navigated to.
    const { component } = route.options;
    const preload = component?.preload;
    if (preload) component.preload = async () => preload()?.then(loadParts);
  }
  router.setRoutes(routes);
  router.options.defaultPendingComponent = PendingPage;
}

/** The router of a page that was not rendered by the server, or not with a route of its own. */
export const createWholeRouter = ({ routeTree, PendingPage }: typeof import("./every-route.ts")): SiteRouter =>
  createSiteRouter<AnyRoute>(routeTree, PendingPage);

/** A router of few routes: the first navigation, or what prepares one, loads those that the page at hand does without. */
export function createFirstRouter(routes: AnyRoute): SiteRouter {
  const router = createSiteRouter(routes, () => null);
  let adding: Promise<void> | undefined;
  let isDone = false;
  function add(): Promise<void> {
    // The query cache, which whatever is loaded next asks, comes at the same time.
    router.options.context.queries.client().catch(() => undefined);
    adding ??= Promise.all([addRoutes(router), loadParts()]).then(
      () => {
        isDone = true;
      },
      // The site was updated or the network is gone: the router's own loading opens the URL as without scripts.
      () => {
        adding = undefined;
      },
    );
    return adding;
  }
  const after =
    <Words extends unknown[], Result>(act: (...words: Words) => Promise<Result>) =>
    async (...words: Words): Promise<Result> => {
      if (!isDone) await add();
      return act(...words);
    };
  router.navigate = after(router.navigate) as typeof router.navigate;
  const { load } = router;
  const loadAfter = after(load);
  // A link within the page has been followed by the browser; done a second time later, it would scroll away from where the visitor went since.
  const isWithinPage = () => {
    const [{ pathname, searchStr }, next] = [router.state.location, router.history.location];
    return pathname === next.pathname && searchStr === next.search;
  };
  router.load = (...words) => (isWithinPage() ? load(...words) : loadAfter(...words));
  router.preloadRoute = after(router.preloadRoute) as typeof router.preloadRoute;
  return router;
}
