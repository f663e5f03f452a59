import { type PageRoute, pagePolicies, type RoutePolicy, type ServerRoute, serverPolicies } from "./route-policy.ts";

export type RouteMatch = {
  route: PageRoute | ServerRoute;
  policy: RoutePolicy;
  params: Readonly<Record<string, string>>;
};

type Row = Pick<RouteMatch, "route" | "policy">;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

function segmentPattern(segment: string): string {
  if (segment === "$") return "(?<rest>.+)";
  const [, prefix = "", name, suffix = ""] = /^([^{$]*)\{?\$(\w+)\}?(.*)$/.exec(segment) ?? [];
  return name ? `${escaped(prefix)}(?<${name}>[^/]+)${escaped(suffix)}` : escaped(segment);
}

const rows = Object.entries({ ...pagePolicies, ...serverPolicies }).map(
  ([route, policy]) => ({ route, policy }) as Row,
);
const fixed = new Map<string, Row>(rows.filter(({ route }) => !route.includes("$")).map((row) => [row.route, row]));

/** If two routes match, the more specific one wins. */
const weight = ({ route }: Row) => (route.endsWith("/$") ? -1_000 : 0) + route.replaceAll(/\{?\$\w*\}?/g, "").length;

const patterns = rows
  .filter(({ route }) => route.includes("$"))
  .toSorted((a, b) => weight(b) - weight(a))
  .map((row) => ({ ...row, pattern: new RegExp(`^${row.route.split("/").map(segmentPattern).join("\\/")}$`) }));

/** `pathname` is normalised and still escaped. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const row = fixed.get(pathname);
  if (row) return { ...row, params: {} };
  for (const { route, policy, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (match) return { route, policy, params: { ...match.groups } };
  }
  return undefined;
}

/** Whether a page or file of the site exists, whatever the owner has written. */
export const isBuiltIn = (pathname: string): boolean => {
  const match = matchRoute(pathname);
  return match !== undefined && !match.policy.isFallback;
};

const none: RoutePolicy = {};

export const policyOf = (pathname: string): RoutePolicy =>
  (fixed.get(pathname) ?? patterns.find(({ pattern }) => pattern.test(pathname)))?.policy ?? none;

export function parametersOf({ search }: RoutePolicy, ...uses: readonly string[]): string[] {
  return Object.entries(search ?? {}).flatMap(([name, use]) => (uses.includes(use) ? [name] : []));
}
