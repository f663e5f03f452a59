import { describe, expect, test } from "vitest";
import { centred, dragged, squareName, squareOf } from "./square-crop.ts";

const wide = { width: 1600, height: 1000 };

describe("square crop", () => {
  test("starts with the largest square in the middle", () => {
    expect(squareOf(wide, centred)).toEqual({ left: 300, top: 0, size: 1000 });
    expect(squareOf({ width: 600, height: 600 }, centred)).toEqual({ left: 0, top: 0, size: 600 });
  });

  test("zooms into the square, and never beyond the picture", () => {
    expect(squareOf(wide, { x: 1, y: 1, zoom: 2 })).toEqual({ left: 1100, top: 500, size: 500 });
    expect(squareOf(wide, { x: 7, y: -1, zoom: 0 })).toEqual({ left: 600, top: 0, size: 1000 });
  });

  test("follows a drag, and stops at the edges of the picture", () => {
    const right = dragged(wide, centred, { x: -60, y: 40 }, 200);
    expect(squareOf(wide, right)).toEqual({ left: 600, top: 0, size: 1000 });
    expect(squareOf(wide, dragged(wide, centred, { x: 20, y: 0 }, 200)).left).toBeCloseTo(200);
    expect(dragged(wide, centred, { x: 9999, y: 0 }, 200).x).toBe(0);
  });

  test("names the file after its picture", () => {
    expect(squareName("/media/uploads/ab/anna%20b-640x480.webp")).toBe("anna b-square.jpg");
    expect(squareName("/media/uploads/ab/anna-square-1200x1200.jpg")).toBe("anna-square.jpg");
    expect(squareName("https://site.example/100%.png")).toBe("100%-square.jpg");
  });
});
