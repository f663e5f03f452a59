import type { Site } from "../../facts/site.ts";
import { pageHead } from "../../seo/page-head.ts";
import { breadcrumbData, serviceData } from "../../seo/structured-data.ts";
import type { IndustryMeta } from "./industry-copy.ts";

export function industryHead(site: Site, { name, path, service, serviceType, ...meta }: IndustryMeta) {
  return pageHead(site, {
    ...meta,
    path,
    structuredData:
      import.meta.env.SSR &&
      ((origin) => [
        serviceData(site, origin, {
          name: service,
          description: meta.description,
          path,
          serviceType,
          audience: name,
        }),
        breadcrumbData(site, origin, [
          { name: "Home", path: "/" },
          { name: "Industries", path: "/#industries" },
          { name },
        ]),
      ]),
  });
}
