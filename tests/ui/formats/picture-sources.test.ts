import { expect, test } from "vitest"
import { pictureSources } from "#ui/formats/picture-sources.ts"

test("offers a picture in both formats at the widths asked", () => {
  expect(pictureSources("pool-1", [320, 768])).toEqual({
    avif: "/pictures/pool-1-320.avif 320w, /pictures/pool-1-768.avif 768w",
    webp: "/pictures/pool-1-320.webp 320w, /pictures/pool-1-768.webp 768w",
    src: "/pictures/pool-1-768.webp",
  })
})

test("offers every width that is cut when none is asked", () => {
  const { avif, src } = pictureSources("pool-1")

  expect(avif.match(/\d+w/g)).toEqual(["320w", "480w", "768w", "1200w"])
  expect(src).toBe("/pictures/pool-1-768.webp")
})
