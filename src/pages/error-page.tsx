import { SiteFrame } from "../site/site-frame.tsx";

export function ErrorPage({ error }: { error: Error }) {
  return (
    <SiteFrame>
      <h1>Something failed</h1>
      <p>{error.message}</p>
    </SiteFrame>
  );
}
