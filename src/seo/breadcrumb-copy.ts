import { pageCopy } from "../facts/page-texts.ts";

/** As the visible breadcrumbs name the first page. */
export const breadcrumbWords = pageCopy("words/server", "breadcrumbs", { home: "Home" });
