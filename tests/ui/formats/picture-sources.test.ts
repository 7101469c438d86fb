import { expect, test } from "vitest"
import { pictureSources } from "#ui/formats/picture-sources.ts"

const setOf = (format: string) =>
  [320, 480, 768, 1200].map((width) => `/pictures/pool-1-${width}.${format} ${width}w`).join(", ")

test("offers a picture in both formats at every width that is cut", () => {
  expect(pictureSources("pool-1")).toEqual({
    avif: setOf("avif"),
    webp: setOf("webp"),
    src: "/pictures/pool-1-768.webp",
  })
})
