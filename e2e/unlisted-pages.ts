import { everyPage } from "./every-page.ts";

/** Three parts, as a signed token has them, and no signature of ours. */
const forged = "YQ.zzzzzz.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/** Public pages that the sitemap leaves out, and states of listed ones that a link leads to. */
export const unlistedPages: readonly string[] = [
  "/a-page-that-is-not-there",
  "/blog?search=customs",
  "/blog?search=xylophone",
  "/episodes?search=xylophone",
  "/ask?q=How+do+we+keep+the+knowledge+of+someone+who+retires%3F",
  "/ask?q=xylophone",
  "/roi-calculator?industry=healthcare&employees=100&salary=70000&hours=8&turnover=15&cost=9800000",
  "/strategy-call?times=list",
  "/thank-you/contact",
  "/downloads/ebook",
  `/booking/${forged}`,
  `/guest-space/${forged}`,
  `/newsletter/confirm?token=${forged}`,
  "/newsletter/link",
  `/newsletter/preferences?token=${forged}`,
  `/newsletter/unsubscribe?token=${forged}`,
  `/preview/article/${forged}`,
  `/preview/episode/${forged}`,
  "/privacy/my-data",
  `/privacy/my-data/view?token=${forged}`,
  "/login",
  "/login/forgot",
  `/login/reset?token=${forged}`,
];

/** Every public page: those of the sitemap, and those that it leaves out. */
export const everyPublicPage = async (request: Parameters<typeof everyPage>[0]): Promise<string[]> => [
  ...(await everyPage(request)),
  ...unlistedPages,
];
