import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageBudgets } from "../../src/route-policy.ts";
import { readClientFile, readManifest } from "./support/client-build.ts";

const layout = "/_site";

test("a public page's first view stays within its script budget", async () => {
  const routes = await readManifest();
  const frame = [...(routes.__root__?.preloads ?? []), ...(routes[layout]?.preloads ?? [])];
  const sizes = new Map<string, number>();
  async function sizeOf(file: string): Promise<number> {
    const size = sizes.get(file) ?? brotliCompressSync(await readClientFile(file)).length;
    sizes.set(file, size);
    return size;
  }
  const urls: string[] = [];
  const heavy: string[] = [];
  for (const [route, { preloads = [] }] of Object.entries(routes)) {
    if (!route.startsWith(`${layout}/`)) continue;
    const url = route.slice(layout.length).replace(/(?<=.)\/$/, "") || "/";
    let bytes = 0;
    for (const file of new Set([...frame, ...preloads])) bytes += await sizeOf(file);
    urls.push(url);
    if (bytes > pageBudgets.scriptKb * 1_000) heavy.push(`${url}: ${(bytes / 1_000).toFixed(1)} KB`);
  }
  expect(urls).toContain("/episode/$id");
  expect(urls.length).toBeGreaterThan(30);
  expect(heavy).toEqual([]);
});
