import { type PageRoute, pagePolicies, type RoutePolicy } from "../src/route-policy.ts";
import { routes } from "../src/routes.ts";

type RouteNode = { type: string; path?: string; file?: string; children?: readonly RouteNode[] };

/** Every route of src/routes.ts with its module, relative to src/; a layout has the path of its parent. */
export function listRoutes(node: RouteNode = routes, parent = ""): { route: string; file: string }[] {
  const route = parent + (node.path ?? "");
  const childRoutes = (node.children ?? []).flatMap((child) => listRoutes(child, route));
  return node.file && (node.path || node.type === "index")
    ? [{ route: route || "/", file: node.file }, ...childRoutes]
    : childRoutes;
}

const hasPolicy = (route: string): route is PageRoute => Object.hasOwn(pagePolicies, route);

export const routeModules = (choose: (policy: RoutePolicy) => boolean): string[] =>
  listRoutes().flatMap(({ route, file }) => (hasPolicy(route) && choose(pagePolicies[route]) ? [file] : []));
