/** Where the authentication library answers. */
export const authPath = "/api/auth";
