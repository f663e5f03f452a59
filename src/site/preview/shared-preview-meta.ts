export const sharedPreviewMeta = {
  title: "Preview",
  description: "Work in progress, shown to people who have its link.",
} as const;
