import { type Copy, copyOf } from "../../facts/page-texts.ts";
import { headOf } from "../../seo/page-head.ts";
import { breadcrumbData, serviceData } from "../../seo/structured-data.ts";
import type { IndustryMeta } from "./industry-copy.ts";
import { marks } from "./shared-copy.ts";

/** The `head` of an industry's route. */
export const industryHead = (copy: Copy<IndustryMeta>) =>
  headOf((site) => {
    const { name, service, serviceType, ...meta } = copyOf(site, copy);
    return {
      ...meta,
      path: copy.page,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          serviceData(site, origin, {
            name: service,
            description: meta.description,
            path: copy.page,
            serviceType,
            audience: name,
          }),
          breadcrumbData(site, origin, [{ name: copyOf(site, marks).crumb, path: "/#industries" }, { name }]),
        ]),
    };
  });
