import { expect, test } from "vitest";
import { browserName } from "./passkeys-card.tsx";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36 Edg/153.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox on Linux"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Safari/604.1", "Safari on iOS"],
  [null, "A browser on an unknown system"],
])("names the browser with the user agent %j: %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
