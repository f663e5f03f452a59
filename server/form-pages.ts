/** Pages whose route has a POST handler: their forms work without JavaScript. */
const formPages: readonly RegExp[] = [
  /^\/contact$/,
  /^\/(strategy-call|demo|knowledge-audit)$/,
  /^\/podcast-registration$/,
  /^\/guest-space\/[\w.-]+$/,
  /^\/booking\/[\w.-]+$/,
  /^\/ebook$/,
  /^\/podcast$/,
  /^\/sunday-review$/,
  /^\/solutions\/healthcare\/ai-sop-agent$/,
];

/** Whether a page takes a form; every other one refuses a POST. */
export const takesForm = (pathname: string): boolean => formPages.some((page) => page.test(pathname));
