import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { CallPage } from "./call-page.tsx";
import { demoCopy } from "./demo-copy.ts";
import { demoMeta } from "./demo-meta.ts";

export const Route = createFileRoute("/_site/demo")({
  head: () => pageHead({ title: demoMeta.name, description: demoMeta.description, path: demoMeta.path }),
  component: DemoPage,
});

function DemoPage() {
  return <CallPage copy={demoCopy} />;
}
