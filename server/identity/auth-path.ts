export const authPath = "/api/auth";
