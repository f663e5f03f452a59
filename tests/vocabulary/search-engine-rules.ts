/**
 * What the public documentation of the large search engines requires of each type for rich results: `required` must be
 * present; `recommended` is treated as required here.
 */
type Rule = { required: readonly string[]; recommended: readonly string[] };

const rules: Record<string, Rule> = {
  Article: {
    required: [],
    recommended: ["headline", "image", "datePublished", "dateModified", "author.name", "publisher.name"],
  },
  AboutPage: { required: ["name", "url"], recommended: ["description"] },
  BreadcrumbList: { required: ["itemListElement.position", "itemListElement.name"], recommended: [] },
  ContactPage: { required: ["name", "url"], recommended: ["description"] },
  FAQPage: { required: ["mainEntity.name", "mainEntity.acceptedAnswer.text"], recommended: [] },
  Organization: { required: ["name", "url"], recommended: ["logo", "sameAs"] },
  Periodical: { required: ["name"], recommended: ["description", "url", "publisher.name"] },
  Person: { required: ["name"], recommended: ["url"] },
  PodcastEpisode: {
    required: ["name", "associatedMedia.contentUrl", "partOfSeries.name"],
    recommended: ["url", "description", "datePublished", "duration", "image"],
  },
  PodcastSeries: { required: ["name", "webFeed"], recommended: ["description", "url", "image", "author.name"] },
  ProfessionalService: {
    required: [
      "name",
      "address.streetAddress",
      "address.addressLocality",
      "address.postalCode",
      "address.addressCountry",
    ],
    recommended: ["url", "telephone", "image", "logo", "openingHoursSpecification.opens"],
  },
  Service: { required: ["name", "provider.name"], recommended: ["description", "serviceType", "url"] },
  SoftwareApplication: { required: ["name"], recommended: ["applicationCategory", "operatingSystem"] },
  WebSite: { required: ["name", "url"], recommended: ["publisher"] },
};

function reach(value: unknown, [property, ...remaining]: readonly string[]): unknown[] {
  if (property === undefined) return [value];
  const values = [value]
    .flat()
    .filter((item): item is Record<string, unknown> => typeof item === "object" && item !== null);
  return values.flatMap((item) => reach(item[property], remaining));
}

/** Properties that a search engine would miss in an object, one sentence each. */
export function missingIn(object: Record<string, unknown>): string[] {
  const type = String(object["@type"]);
  const rule = rules[type];
  if (!rule) return [`no rule for ${type}`];
  const missing = [...rule.required, ...rule.recommended].filter((path) => {
    const values = reach(object, path.split("."));
    return values.length === 0 || values.flat().some((value) => value === undefined || value === "");
  });
  return [
    ...missing.map((path) => `${type} has no ${path}`),
    ...(type === "BreadcrumbList" ? crumbFaults(object) : []),
  ];
}

/** At least two steps, numbered from 1; only the last may omit its URL. */
function crumbFaults(object: Record<string, unknown>): string[] {
  const items = reach(object, ["itemListElement"]).flat() as Record<string, unknown>[];
  return [
    ...(items.length < 2 ? ["BreadcrumbList has fewer than two steps"] : []),
    ...items.flatMap(({ position }, index) =>
      position === index + 1 ? [] : [`step ${index + 1} counts ${String(position)}`],
    ),
    ...items.slice(0, -1).flatMap(({ item, name }) => (item ? [] : [`the step ${String(name)} has no item`])),
  ];
}
