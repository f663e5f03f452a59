import { createContext } from "react";

/** Words of shared controls in English, which the admin area keeps. */
export const uiWords = {
  skip: "Skip to content",
  home: "Home",
  breadcrumb: "Breadcrumb",
  close: "Close",
  closeMessage: "Close message",
  optional: "(optional)",
  previous: "Previous",
  next: "Next",
  page: "Page",
  loading: "Loading",
  outdated: "The site has since been updated. Please reload the page.",
  reload: "Reload",
};

/** The same in the site's language on the pages for visitors (src/root.tsx). */
export const UiWords = createContext(uiWords);
