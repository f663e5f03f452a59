import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { CallPage } from "./call-page.tsx";
import { demoCopy } from "./demo-copy.ts";

export const Route = createFileRoute("/_site/demo")({
  head: () => pageHead({ title: demoCopy.name, description: demoCopy.description, path: demoCopy.path }),
  component: DemoPage,
});

function DemoPage() {
  return <CallPage copy={demoCopy} />;
}
