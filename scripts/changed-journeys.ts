import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { listRoutes } from "./route-modules.ts";

/** Smoke test of code that every page shares: a page, a form, a sign-in and a save. */
const smoke = ["e2e/first-view.spec.ts", "e2e/contact-form.spec.ts", "e2e/login.spec.ts", "e2e/admin-clicks.spec.ts"];

/** Files that differ from `since`, committed or not, relative to the root. */
export function changedFiles(root: string, since: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  const files = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
  return [...new Set(files.filter((file) => file !== ""))];
}

/** The folder whose routes a file can change: a noun or the pages of one subject; undefined for what all share. */
const subjectOf = (file: string) => /^src\/((?:features|pages)\/[^/]+\/)/.exec(file)?.[1];

/** The fixed beginning of a route, as specs write it: "/blog/" of "/blog/$slug". */
const literalStart = (route: string) => route.split("$")[0] ?? route;

/** Whether a spec opens one of the routes, by the URLs in its text. */
export function opensRoute(text: string, routes: readonly string[]): boolean {
  return routes.some((route) => {
    const start = literalStart(route);
    const isPrefix = start !== route;
    return [...text.matchAll(/["'`](\/[^"'`?#\s]*)/g)].some(([, url = ""]) =>
      isPrefix ? url.startsWith(start) && url.length > start.length : url === start,
    );
  });
}

/** The journeys that a change can reach, by the routes of its folders; specs that changed; the smoke set for shared code. */
export async function journeysOf(root: string, files: readonly string[]): Promise<string[]> {
  const specs: { file: string; text: string }[] = [];
  for await (const file of glob("e2e/**/*.spec.ts", { cwd: root })) {
    specs.push({ file, text: readFileSync(path.join(root, file), "utf8") });
  }
  const product = files.filter((file) => /^(?:src|server|db)\/.*(?<!\.test)\.\w+$/.test(file));
  const subjects = product.flatMap((file) => subjectOf(file) ?? []);
  const routes = listRoutes().flatMap(({ route, file }) =>
    subjects.some((subject) => file.startsWith(subject)) ? [route] : [],
  );
  const isShared = product.some((file) => subjectOf(file) === undefined);
  const supports = files.filter((file) => /^e2e\/.*(?<!\.spec)\.ts$/.test(file)).map((file) => path.basename(file));
  return specs
    .filter(
      ({ file, text }) =>
        files.includes(file) ||
        (isShared && smoke.includes(file)) ||
        supports.some((support) => text.includes(`/${support}"`)) ||
        opensRoute(text, routes),
    )
    .map(({ file }) => file)
    .sort();
}
