import { expect, test } from "vitest";
import { pictureWidths, uploadedPicture } from "./uploaded-picture.ts";

test.each([
  [2400, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
  [1000, [480, 960, 1000]],
  [480, [480]],
  [12, [12]],
])("stores a picture of %i pixels in the widths %j", (width, expected) => {
  expect(pictureWidths(width)).toEqual(expected);
});

const folder = "/media/uploads/0123456789abcdef01234567";

test("reads size and variants of a library picture from its URL", () => {
  expect(uploadedPicture(`${folder}/harbour-at-dawn-1000x600.jpg`)).toEqual({
    width: 1000,
    height: 600,
    sources: ["avif", "webp"].map((format) => ({
      type: `image/${format}`,
      srcSet: [480, 960, 1000].map((width) => `${folder}/harbour-at-dawn-${width}.${format} ${width}w`).join(", "),
    })),
  });
});

test.each([
  "/media/covers/a.svg",
  `${folder}/harbour.jpg`,
  `${folder}/voice.mp3`,
  `https://other.example${folder}/harbour-10x10.jpg`,
  `${folder}/../secret-10x10.jpg`,
])("doesn't recognise %s as a library picture", (url) => {
  expect(uploadedPicture(url)).toBeUndefined();
});
