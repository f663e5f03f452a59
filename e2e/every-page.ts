import type { APIRequestContext } from "@playwright/test";

/**
 * Every page in the sitemap once; of articles, categories, episodes, guests and issues only one each, because they
 * share a template.
 */
export async function everyPage(request: APIRequestContext, origin = ""): Promise<string[]> {
  const paths: string[] = [];
  const queue = ["/sitemap.xml"];
  for (let map = queue.shift(); map !== undefined; map = queue.shift()) {
    for (const [, url = ""] of (await (await request.get(origin + map)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(url);
      (pathname.endsWith(".xml") ? queue : paths).push(pathname);
    }
  }
  const details = [/^\/blog\/category\//, /^\/blog\/(?!category)/, /^\/episode\//, /^\/guest\//, /^\/sunday-review\//];
  const template = (path: string) => details.find((kind) => kind.test(path))?.source ?? path;
  return paths.filter((path, index) => paths.findIndex((other) => template(other) === template(path)) === index);
}
