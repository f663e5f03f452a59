import { latePart } from "../../ui/late-part.tsx";
import { RoiCalculator } from "./roi-calculator.tsx";

/** The calculator on a page that has much above it. */
export const LateRoiCalculator = latePart(
  () => import("./roi-calculator.tsx").then((loaded) => loaded.RoiCalculator),
  import.meta.env.SSR && RoiCalculator,
);
