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
  /^\/newsletter\/(confirm|preferences|unsubscribe)$/,
  /^\/privacy\/my-data(\/view)?$/,
];

/**
 * Addresses that mail programs post to by themselves, without a page of ours (RFC 8058): the signed token in the address is
 * what allows it, so where the request comes from does not matter.
 */
const fromAnywhere = /^\/newsletter\/unsubscribe$/;

/** Whether a form may come from another site or program. */
export const takesFormFromAnywhere = (pathname: string): boolean => fromAnywhere.test(pathname);

/** Whether a page takes a form; every other one refuses a POST. */
export const takesForm = (pathname: string): boolean => formPages.some((page) => page.test(pathname));
