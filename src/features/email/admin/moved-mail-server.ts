import { createFileRoute, redirect } from "@tanstack/react-router";

/** The server stands above the log of what it sent. */
export const Route = createFileRoute("/admin/mail-server")({
  beforeLoad: () => {
    throw redirect({ to: "/admin/emails", hash: "server", statusCode: 301 });
  },
});
