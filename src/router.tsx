import { PendingPage, routeTree } from "./every-route.ts";
import { createSiteRouter } from "./site-router.ts";

/** The router of the whole site, as the server renders pages with it. */
export const getRouter = () => createSiteRouter(routeTree, PendingPage);

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
