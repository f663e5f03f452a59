import { createIsomorphicFn } from "@tanstack/react-start";
import { readSignedInHint } from "../features/accounts/signed-in-hint.ts";
import { hydrateOnVisible } from "../ui/hydrate-on-visible.tsx";
import { SiteMenus } from "./menus/site-menus.tsx";
import { SiteFooter } from "./site-footer.tsx";

// The compiler removes the whole imports from the browser's build; a mere condition would leave the parts in every page's script.
const footerOnServer = createIsomorphicFn().server(() => SiteFooter)();
const menusOnServer = createIsomorphicFn().server(() => SiteMenus)();

/** The foot of the page; its script waits until a visitor comes near. */
export const LaterFooter = hydrateOnVisible(
  () => import("./site-footer.tsx").then((loaded) => ({ default: loaded.SiteFooter })),
  { onServer: footerOnServer },
);

/** What is in the bar; its script waits until a visitor turns to it, or at once where an account menu belongs into it. */
export const LaterMenus = hydrateOnVisible(
  () => import("./menus/site-menus.tsx").then((loaded) => ({ default: loaded.SiteMenus })),
  { onServer: menusOnServer, onUse: readSignedInHint },
);
