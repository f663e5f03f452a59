const forms: Readonly<Record<string, "contact" | "newsletter">> = { "": "contact", newsletter: "newsletter" };

/** The site's form that a section shows; undefined for one of a later version. */
export const formOf = (choice: string) => (Object.hasOwn(forms, choice) ? forms[choice] : undefined);
