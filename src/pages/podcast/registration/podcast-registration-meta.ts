/** What search engines and the browser's tab show; apart from the copy, for every page carries it. */
export const podcastRegistrationMeta = {
  title: "Be a guest",
  description:
    "Be a guest on The High-Performance CEO Show: three steps from sign-up to recording, the technical requirements, and where to begin your registration.",
  path: "/podcast-registration",
} as const;
