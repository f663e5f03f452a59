import { deferredPart } from "../../../ui/deferred-part.tsx";

export const VisibleForm = deferredPart("visible", () => import("./site-form.tsx").then((part) => part.SiteForm));
