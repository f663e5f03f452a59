import { everyPage } from "./every-page.ts";
import { expect, hydrated, test } from "./test.ts";

const sizes = [320, 390, 768, 1024, 1440];

for (const width of [390, 1280]) {
  test(`no page shifts its layout while loading or scrolling at ${width} px, or scrolls sideways at other widths`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // When the web font arrives, an arrow after a label moves by some pixels: a hundred-thousandth, unseen.
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
          if (value > 0.0005) shifts.push(`${value.toFixed(5)} ${sources.map(({ node }) => node?.nodeName).join(" ")}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const moved: string[] = [];
    const wide: string[] = [];
    for (const path of await everyPage(request)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(async () => {
        // Headless browsers sometimes draw no further frame on their own.
        const frame = () =>
          new Promise((resolve) => {
            requestAnimationFrame(resolve);
            setTimeout(resolve, 500);
          });
        for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
          scrollTo({ top: y, behavior: "instant" });
          await frame();
          await frame();
        }
      });
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
      if (shifts.length > 0) moved.push(`${path}: ${shifts.join("; ")}`);
      for (const other of sizes.filter((each) => each < 600 === width < 600)) {
        await page.setViewportSize({ width: other, height: 900 });
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scroll > other) wide.push(`${path} is ${scroll} px wide at ${other} px`);
      }
    }
    expect(moved).toEqual([]);
    expect(wide).toEqual([]);
  });
}
