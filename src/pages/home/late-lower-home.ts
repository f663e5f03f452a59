import { latePart } from "../../ui/late-part.tsx";
import { LowerHome } from "./lower-home.tsx";

/** The lower half of the home page; its script waits until a visitor comes near. */
export const LateLowerHome = latePart(
  () => import("./lower-home.tsx").then((loaded) => loaded.LowerHome),
  import.meta.env.SSR && LowerHome,
);
