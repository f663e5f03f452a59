import { dynamicUrl } from "./static-url.ts";

type StaticFormParts = {
  /** Origin of a running site that accepts forms, or undefined when there is none. */
  server: string | undefined;
  /** Where emails go instead. */
  mail: string;
  /** The path on the exported site as the running one has it. */
  pathOf: (path: string) => string;
};

/**
 * Sends every form with answers in it as plain HTML does: to the same page of the running site, or as an email. It comes
 * before React, whose forms would ask the host of the files.
 */
export function submitForms({ server, mail, pathOf }: StaticFormParts): void {
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
