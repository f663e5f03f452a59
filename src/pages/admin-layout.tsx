import { createFileRoute } from "@tanstack/react-router";
import stylesheet from "../admin/admin.css?url";
import { AdminFrame } from "../admin/frame/admin-frame.tsx";
import { QueryProvider } from "../ui/with-queries.tsx";

export const Route = createFileRoute("/admin")({
  ssr: false,
  head: () => ({
    meta: [{ title: "Admin" }, { name: "robots", content: "noindex, nofollow" }],
    links: [{ rel: "stylesheet", href: stylesheet }],
  }),
  // Imported dynamically: static imports join every page's bundle.
  beforeLoad: async ({ context, location }) =>
    (await import("../features/accounts/require-session.ts")).requireSession(context.queries, location.href),
  component: AdminLayout,
});

function AdminLayout() {
  return (
    <QueryProvider>
      <AdminFrame />
    </QueryProvider>
  );
}
