import { createRootRoute, HeadContent, Outlet, Scripts } from "@tanstack/react-router";

const head = () => ({ meta: [{ charSet: "utf-8" }, { title: "Minimal" }] });

function Document() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

export const Route = createRootRoute({ head, component: Document });
