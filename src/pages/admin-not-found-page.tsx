import { createFileRoute, Link, useLocation } from "@tanstack/react-router";
import { createMiddleware } from "@tanstack/react-start";
import { useEffect } from "react";
import { PageBar } from "../admin/page-bar.tsx";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/page-states.tsx";

/** The page renders in the browser, but the server must set the status. */
const respondNotFound = createMiddleware().server(async ({ next }) => {
  const result = await next();
  const { body, headers } = result.response;
  return new Response(body, { status: 404, headers });
});

export const Route = createFileRoute("/admin/$")({
  server: { middleware: [respondNotFound] },
  component: AdminNotFoundPage,
});

/** Unknown paths within the admin frame (spec 2, "Guard and not-found"). */
function AdminNotFoundPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    // Not an error of the site: someone tried a path.
    console.info("404: no page at", pathname);
  }, [pathname]);
  return (
    <>
      <PageBar title="Page Not Found" note="404" />
      <EmptyState
        title="There is nothing here"
        text="Sorry, the page you're looking for doesn't exist or has been moved."
        action={
          <Link to="/admin" className={buttonClass({ kind: "secondary" })}>
            Back to Today
          </Link>
        }
      />
    </>
  );
}
