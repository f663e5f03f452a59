import { createContext } from "react";

/** Labels of shared controls in English, the language of the admin area. */
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

/** The labels in the site's language on public pages (src/root.tsx). */
export const UiWords = createContext(uiWords);
