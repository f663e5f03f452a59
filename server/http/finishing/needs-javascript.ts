const notice =
  "<noscript><main><h1>This page needs JavaScript</h1><p>Signing in and the admin area run in your browser. Switch JavaScript on for this site, then load the page again.</p></main></noscript>";

/** A page that only the browser renders, with what it says where no scripts run. */
export const withScriptNotice = (html: string): string => html.replace(/(?=<\/body>)/, notice);
