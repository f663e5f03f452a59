import { pageHead } from "../../seo/page-head.ts";
import { breadcrumbData, serviceData } from "../../seo/structured-data.ts";
import type { IndustryMeta } from "./industry-copy.ts";

export function industryHead({ name, path, service, serviceType, ...meta }: IndustryMeta) {
  return pageHead({
    ...meta,
    path,
    structuredData:
      import.meta.env.SSR &&
      ((origin) => [
        serviceData(origin, {
          name: service,
          description: meta.description,
          path,
          serviceType,
          audience: name,
        }),
        breadcrumbData(origin, [{ name: "Home", path: "/" }, { name: "Industries", path: "/#industries" }, { name }]),
      ]),
  });
}
