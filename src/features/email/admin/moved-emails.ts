import { createFileRoute, redirect } from "@tanstack/react-router";

/** Links in sent notifications still lead to /admin/mails, their former URL. */
export const Route = createFileRoute("/admin/mails/$")({
  beforeLoad: ({ params: { _splat: id }, search }) => {
    if (id) throw redirect({ to: "/admin/emails/$id", params: { id }, statusCode: 301 });
    throw redirect({ to: "/admin/emails", search, statusCode: 301 });
  },
});
