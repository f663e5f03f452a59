import { createIsomorphicFn } from "@tanstack/react-start";
import { hydrateOnVisible } from "../../ui/hydrate-on-visible.tsx";
import { LowerHome } from "./lower-home.tsx";

// The compiler removes the whole import from the browser's build; a mere condition would leave the part in the page's script.
const onServer = createIsomorphicFn().server(() => LowerHome)();

const load = () => import("./lower-home.tsx").then((loaded) => ({ default: loaded.LowerHome }));

/** The lower half of the home page; its script waits until a visitor comes near. */
export const VisibleLowerHome = hydrateOnVisible(load, { onServer });
