import {
  cutFilesOf,
  factsFileOf,
  formatOfOwnCut,
  isOwnPictureName,
  ownPictureNameOf,
} from "#core/property/own-picture.ts"
import { expect, it } from "vitest"

const digest = "0123456789abcdef".repeat(4)
const name = ownPictureNameOf(digest)

it("names a picture by its content", () => {
  expect(name).toBe(`own-${digest}`)
  expect(isOwnPictureName(name)).toBe(true)
  expect(factsFileOf(name)).toBe(`own-${digest}.json`)
})

it.each(["bedroom-king-city-01", `x${name}`, `${name}0`, `${name}\n`, name.toUpperCase(), "own-"])(
  "does not take %j for such a name",
  (other) => {
    expect(isOwnPictureName(other)).toBe(false)
  },
)

it("cuts to each width in each format once", () => {
  expect(cutFilesOf(name).map(({ file }) => file)).toEqual([
    `${name}-320.avif`,
    `${name}-320.webp`,
    `${name}-480.avif`,
    `${name}-480.webp`,
    `${name}-768.avif`,
    `${name}-768.webp`,
    `${name}-1200.avif`,
    `${name}-1200.webp`,
  ])
})

it("knows the format of every cut", () => {
  expect(cutFilesOf(name).map(({ file }) => formatOfOwnCut(file))).toEqual(
    ["avif", "webp", "avif", "webp"].concat(["avif", "webp", "avif", "webp"]),
  )
})

it.each([
  `${name}.json`,
  `${name}-321.avif`,
  `${name}-320.jpg`,
  `${name}-320.avif.webp`,
  `a${name}-320.avif`,
  `../${name}-320.avif`,
  `${"a".repeat(name.length)}-320.avif`,
  `${name}-320xavif`,
  "bedroom-king-city-01-320.avif",
  "0123456789abcdefghjkmnpqrs-512.webp",
  "",
])("serves nothing under %j", (file) => {
  expect(formatOfOwnCut(file)).toBeNull()
})
