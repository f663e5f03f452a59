import { everyPage } from "./every-page.ts";

/** Three parts like a signed token, with an invalid signature. */
const forged = "YQ.zzzzzz.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/** Public pages and page states that the sitemap leaves out. */
export const unlistedPages: readonly string[] = [
  "/a-page-that-is-not-there",
  "/blog?search=customs",
  "/blog?search=xylophone",
  "/episodes?search=xylophone",
  "/ask?q=How+do+we+keep+the+knowledge+of+someone+who+retires%3F",
  "/ask?q=xylophone",
  "/roi-calculator?industry=healthcare&employees=100&salary=70000&hours=8&turnover=15&cost=9800000",
  "/strategy-call?times=list",
  "/book/nothing",
  "/thank-you/contact",
  "/downloads/ebook",
  `/booking/${forged}`,
  `/guest-space/${forged}`,
  `/newsletter/confirm?token=${forged}`,
  "/newsletter/link",
  `/newsletter/preferences?token=${forged}`,
  `/newsletter/sequence/confirm?token=${forged}`,
  `/newsletter/sequence/stop?token=${forged}`,
  `/newsletter/unsubscribe?token=${forged}`,
  `/preview/article/${forged}`,
  `/preview/episode/${forged}`,
  `/preview/own-page/${forged}`,
  "/privacy/my-data",
  `/privacy/my-data/view?token=${forged}`,
  "/login",
  "/login/forgot",
  `/login/reset?token=${forged}`,
];

export const everyPublicPage = async (request: Parameters<typeof everyPage>[0]): Promise<string[]> => [
  ...(await everyPage(request)),
  ...unlistedPages,
];
