import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { startProduct } from "../bench/product.ts";
import { launchBrowser } from "./browser.ts";
import { makeReadmeScreens, ownerEnvironment } from "./readme-screens.ts";

/**
 * Screenshots of every route (light and dark; 390, 768 and 1440 px) into screens/: npm run screens [-- ROUTE ...]. With --readme
 * only those of README.md, into docs/screens.
 */
const root = path.resolve(import.meta.dirname, "..");
const widths = [390, 768, 1440];
const schemes = ["light", "dark"] as const;

const examples: Record<string, string> = {
  "/blog/$slug": "/blog/what-a-question-costs",
  "/blog/category/$category": "/blog/category/Healthcare",
  "/episode/$id": "/episode/14",
};

async function listRoutes(): Promise<string[]> {
  const routes = await readFile(path.join(root, "src", "routes.ts"), "utf8");
  const paths = [...routes.matchAll(/route\("([^"]+)", "[^"]+-page\.tsx"\)/g)].map(([, route = ""]) => route);
  return ["/", ...paths.map((route) => examples[route] ?? route), "/no/such/page"];
}

async function makeScreens(browser: Browser, origin: string, routes: readonly string[]): Promise<void> {
  const directory = path.join(root, "screens");
  await mkdir(directory, { recursive: true });
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const page = await browser.newPage({
        viewport: { width, height: width < 700 ? 844 : 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
      for (const route of routes) {
        await page.goto(origin + route, { waitUntil: "networkidle" });
        // Scrolls down once to load lazy pictures.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700);
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        const name = `${route === "/" ? "home" : route.slice(1).replaceAll(/[^a-z0-9]+/gi, "-")}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: path.join(directory, name), fullPage: true, animations: "disabled" });
        console.log(name);
      }
      await page.close();
    }
  }
}

const options = process.argv.slice(2);
const isReadme = options.includes("--readme");
const dataDir = path.join(root, ".tmp", isReadme ? "readme-screens-data" : "screens-data");
if (isReadme) await rm(dataDir, { recursive: true, force: true });
const product = await startProduct(dataDir, isReadme ? ownerEnvironment : {});
const browser = await launchBrowser();
if (isReadme) await makeReadmeScreens(browser, product.origin);
else await makeScreens(browser, product.origin, options.length > 0 ? options : await listRoutes());
await browser.close();
await product.stop();
