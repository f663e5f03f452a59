export const loginHead = (title: string) => ({
  meta: [{ title }, { name: "robots", content: "noindex, nofollow" }, { name: "referrer", content: "same-origin" }],
});
