export const authPath = "/api/auth";

/** Also named by the cookie policy; with `__Host-` in front where the site has HTTPS. */
export const sessionCookie = "site.session_token";
