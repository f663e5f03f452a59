import { deferredPart } from "../../../ui/deferred-part.tsx";

/** A form of the site, whose script is loaded when the form comes near the viewport. */
export const VisibleForm = deferredPart("visible", () => import("./site-form.tsx").then((part) => part.SiteForm));
