import { Link, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { SiteFrame } from "../site/site-frame.tsx";

/** Answered with status 404 for every unknown path (specification, sections 2 and 8). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404 Error: no page at", pathname);
  }, [pathname]);
  return (
    <SiteFrame>
      <h1>404</h1>
      <p>Page Not Found</p>
      <p>Sorry, the page you&rsquo;re looking for doesn&rsquo;t exist or has been moved.</p>
      <Link to="/">Back to Home</Link>
      <a href="/contact">Contact Us</a>
    </SiteFrame>
  );
}
