import { createIsomorphicFn } from "@tanstack/react-start";
import { latePart } from "../../ui/late-part.tsx";
import { LowerHome } from "./lower-home.tsx";

// The compiler takes the whole import out of the browser's build; a mere condition would leave the part in the page's script.
const onServer = createIsomorphicFn().server(() => LowerHome);

/** The lower half of the home page; its script waits until a visitor comes near. */
export const LateLowerHome = latePart(() => import("./lower-home.tsx").then((loaded) => loaded.LowerHome), onServer());
