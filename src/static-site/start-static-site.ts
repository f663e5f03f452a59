import { siteInPage } from "../facts/site.ts";
import { parametersOf, policyOf } from "../match-route.ts";
import { folderRewrite, withoutFolder } from "./exported-url.ts";
import { answerFromFiles } from "./prerendered.ts";
import { staticSite } from "./static-site.ts";
import { dynamicUrl } from "./static-url.ts";

type StaticFormParts = {
  server: string | undefined;
  /** Without a server. */
  mail: string;
  pathOf: (path: string) => string;
};

/** Submits forms natively, to the running site or as email. Registered before React, which would post to the host. */
function submitForms({ server, mail, pathOf }: StaticFormParts): void {
  window.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
      event.stopPropagation();
      if (!form.checkValidity()) {
        event.preventDefault();
        form.reportValidity();
        return;
      }
      const page = dynamicUrl(pathOf(window.location.pathname)).path;
      const place = /#.*$/.exec(form.getAttribute("action") ?? "")?.[0] ?? "";
      form.setAttribute("action", server ? server + page + place : `mailto:${mail}`);
      if (!server) form.enctype = "text/plain";
    },
    { capture: true },
  );
}

function shown(path: string, search: string): string {
  const names = parametersOf(policyOf(path), "cached", "uncached");
  const parameters = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  return JSON.stringify(parameters.map(([name, value]) => `${name}=${value}`).sort((a, b) => a.localeCompare(b)));
}

/** Client set-up of an exported site; `root` has its folder in `data-static` and the page's URL in `data-address`. */
export function startStaticSite(root: HTMLElement): void {
  const base = root.dataset.static ?? "/";
  const { server } = root.dataset;
  const strip = (path: string) => withoutFolder({ base }, path);
  staticSite.current = {
    origin: window.location.origin + base.slice(0, -1),
    rewrite: folderRewrite({ base, server }),
    answer: (query) => answerFromFiles(`${base}prerendered`, query, server),
  };
  submitForms({ server, mail: siteInPage().facts.email, pathOf: strip });
  // A file server ignores parameters, so searches and shared calculations are rendered here.
  const here = dynamicUrl(strip(window.location.pathname), window.location.search);
  const [path = "", search = ""] = (root.dataset.address ?? "").split(/(?=\?)/);
  if (here.path === path && shown(path, here.search) !== shown(path, search)) root.dataset.prerendered = "false";
}
