import { type ComponentType, lazy, memo, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { expectPart } from "./part-scripts.ts";

type Loaded<Props> = { default: ComponentType<Props> };

const neverChanges = () => () => {};

/** Whether the component's first rendering was a hydration of what the server wrote. */
function useWasHydrated(): boolean {
  // Both snapshots agree ever after: if they differed, React would render a second time behind the hydration.
  const [first] = useState((): { wasHydrated?: boolean } => ({}));
  const read = (isHydrating: boolean) => () => {
    first.wasHydrated ??= isHydrating;
    return first.wasHydrated;
  };
  return useSyncExternalStore(neverChanges, read(false), read(true));
}

/** Whether two sets of props say the same; like what the server wrote they are data. */
const isSame = <Props extends object>(one: Props, other: Props): boolean =>
  Object.keys({ ...one, ...other }).every((key) => {
    const [was, is] = [one[key as keyof Props], other[key as keyof Props]];
    return Object.is(was, is) || JSON.stringify(was) === JSON.stringify(is);
  });

/**
 * A part of a page that answers nothing but clicks on its links: words, pictures, figures. In the first view of a visit it remains as
 * the server wrote it and needs no script; src/site/use-static-links.ts follows its links. Its script is loaded for a page that
 * the visitor navigates to, and when its props change. A module becomes one by the line `"use static";` (scripts/page-parts.ts).
 * @param onServer the part itself in the server's build, undefined in the browser's
 */
export function staticPart<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  onServer: ComponentType<Props> | undefined,
) {
  let loaded = onServer;
  async function loadPart(): Promise<Loaded<Props>> {
    const part = await load();
    loaded = part.default;
    return part;
  }
  if (!onServer) expectPart(loadPart);
  const Late = lazy(loadPart);

  return memo(function StaticPart(props: Props) {
    const wasHydrated = useWasHydrated();
    const [written] = useState(props);
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(
      () => onServer ?? (wasHydrated ? undefined : (loaded ?? Late)),
    );
    const isOutdated = !Part && !isSame(props, written);
    useEffect(() => {
      if (!isOutdated) return;
      // What was there remains until the part can be rendered; without its script the browser asks the server for the page.
      loadPart().then(
        (part) => setPart(() => part.default),
        () => window.location.reload(),
      );
    }, [isOutdated]);
    if (!Part) {
      return (
        <div
          key="written"
          className="contents"
          data-static
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what the server wrote as it is, and writes nothing
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      );
    }
    const part = <Part {...props} />;
    return (
      <div key={onServer ? "written" : "rendered"} className="contents" data-static={onServer ? true : undefined}>
        {onServer ? part : <Suspense>{part}</Suspense>}
      </div>
    );
  });
}
