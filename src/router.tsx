import { routeTree } from "./routeTree.gen.ts";
import { createSiteRouter } from "./site-router.ts";
import { PendingPage } from "./ui/pending-page.tsx";

/** The router of the whole site: one for each request on the server, one for each visit in the browser. */
export const getRouter = () => createSiteRouter(routeTree, PendingPage);

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
