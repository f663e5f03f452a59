import { launchBrowser } from "./browser.ts";

/** One screenshot: node scripts/shot.ts URL OUT.png [WIDTH] [dark] [full] [motionless] */
const [url, out, width = "1440", ...flags] = process.argv.slice(2);
if (!url || !out) throw new Error("node scripts/shot.ts URL OUT.png [WIDTH] [dark] [full]");
const browser = await launchBrowser();
const page = await browser.newPage({
  viewport: { width: Number(width), height: Number(width) < 700 ? 844 : 900 },
  colorScheme: flags.includes("dark") ? "dark" : "light",
  reducedMotion: "reduce",
});
page.on("console", (message) => {
  if (message.type() === "error" || message.type() === "warning") console.log(`${message.type()}: ${message.text()}`);
});
page.on("pageerror", (error) => console.log(`pageerror: ${error.message}`));
await page.goto(url, { waitUntil: "networkidle" });
await page.screenshot({ path: out, fullPage: flags.includes("full"), animations: "disabled" });
await browser.close();
