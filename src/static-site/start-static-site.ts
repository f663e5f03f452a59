import { absentRewrite } from "../absent-page.ts";
import { siteInPage } from "../facts/site.ts";
import { parametersOf, policyOf } from "../match-route.ts";
import { staticRewrite } from "./exported-url.ts";
import { readPrerendered } from "./prerendered.ts";
import { staticSite } from "./static-site.ts";
import { dynamicUrl } from "./static-url.ts";

type StaticFormParts = {
  server: string | undefined;
  /** Without a server. */
  mail: string;
};

/** Submits forms natively, to the running site or as email. Registered before React, which would post to the host. */
function submitForms({ server, mail }: StaticFormParts): void {
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
      const page = dynamicUrl(window.location.pathname).path;
      const anchor = /#.*$/.exec(form.getAttribute("action") ?? "")?.[0] ?? "";
      form.setAttribute("action", server ? server + page + anchor : `mailto:${mail}`);
      if (!server) form.enctype = "text/plain";
    },
    { capture: true },
  );
}

function pageParameters(path: string, search: string): string {
  const names = parametersOf(policyOf(path), "cached", "uncached");
  const parameters = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  return JSON.stringify(parameters.map(([name, value]) => `${name}=${value}`).sort((a, b) => a.localeCompare(b)));
}

/** Client set-up of an exported site, where `root` has the page's URL in `data-address`, or of an absent item's page. */
export function startStaticSite(root: HTMLElement): void {
  const { server, absent } = root.dataset;
  staticSite.router = {
    rewrite: absent ? absentRewrite(absent, window.location) : staticRewrite({ server }),
  };
  if (absent) return;
  staticSite.current = {
    origin: window.location.origin,
    readQuery: (query) => readPrerendered("/prerendered", query, server),
  };
  submitForms({ server, mail: siteInPage().facts.email });
  // A file server ignores parameters, so searches and shared calculations are rendered here.
  const here = dynamicUrl(window.location.pathname, window.location.search);
  const [path = "", search = ""] = (root.dataset.address ?? "").split(/(?=\?)/);
  const isRendered = here.path !== path || pageParameters(path, here.search) === pageParameters(path, search);
  if (!isRendered) root.dataset.prerendered = "false";
}
