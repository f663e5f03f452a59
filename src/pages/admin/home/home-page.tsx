import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { sessionQuery } from "../../../data/session.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { adminNavigation } from "../admin-navigation.ts";
import { PageBar } from "../kit/page-bar.tsx";

export const Route = createFileRoute("/admin/")({ component: HomePage });

const today = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });

/** Where the day begins: what is not safe yet, and the ways into every part. */
function HomePage() {
  const { data: session } = useQuery(sessionQuery());
  return (
    <>
      <PageBar title={today.format(new Date())} note={`Signed in as ${session?.user.email ?? ""}`} />
      <div className="grid gap-5">
        {session && !session.user.twoFactorEnabled ? (
          <Notice tone="warning" title="Your account has a password only">
            <p>A second factor keeps a stolen password from opening this area. It takes two minutes.</p>
            <Link to="/admin/security" className={buttonClass({ kind: "secondary", size: "sm", className: "mt-3" })}>
              Set up the second factor
            </Link>
          </Notice>
        ) : null}
        <ul className="admin-rows">
          {adminNavigation
            .flat()
            .filter(({ to }) => to !== "/admin")
            .map(({ to, label }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
