import { siteFacts } from "../facts/site-facts.ts";
import { parametersOf, policyOf } from "../match-route.ts";
import { folderRewrite, withoutFolder } from "./exported-url.ts";
import { answerFromFiles } from "./prerendered.ts";
import { staticSite } from "./static-site.ts";
import { dynamicUrl } from "./static-url.ts";
import { submitForms } from "./submit-forms.ts";

/** The parameters of a URL that decide what the page shows, as one text. */
function shown(path: string, search: string): string {
  const policy = policyOf(path);
  const names = parametersOf(policy, "cached", "uncached");
  const parameters = [...new URLSearchParams(search)].filter(
    ([name]) => policy.search === "any" || names.includes(name),
  );
  return JSON.stringify(parameters.map(([name, value]) => `${name}=${value}`).sort((a, b) => a.localeCompare(b)));
}

/**
 * Prepares the browser for a site that was exported to plain files: URLs are translated, queries are answered from
 * the exported data. `root` carries the folder of the site in `data-static` and the page's own URL in `data-address`.
 */
export function startStaticSite(root: HTMLElement): void {
  const base = root.dataset.static ?? "/";
  const { server } = root.dataset;
  const strip = (path: string) => withoutFolder({ base }, path);
  staticSite.current = {
    origin: window.location.origin + base.slice(0, -1),
    rewrite: folderRewrite({ base, server }),
    answer: (query) => answerFromFiles(`${base}prerendered`, query, server),
  };
  submitForms({ server, mail: siteFacts.email, pathOf: strip });
  // A file server sends the same file for all parameters: a search or a shared calculation is rendered here.
  const here = dynamicUrl(strip(window.location.pathname), window.location.search);
  const [path = "", search = ""] = (root.dataset.address ?? "").split(/(?=\?)/);
  if (here.path === path && shown(path, here.search) !== shown(path, search)) root.dataset.prerendered = "false";
}
