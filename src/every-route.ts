export { routeTree } from "./routeTree.gen.ts";
export { PendingPage } from "./ui/pending-page.tsx";
