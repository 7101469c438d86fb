import { unbroken } from "#ui/translations/unbroken.ts"
import { describe, expect, it } from "vitest"

const JOINER = "\u2060"

describe("a text as a page shows it", () => {
  it.each([
    ["E-mel anda", `E-${JOINER}mel anda`],
    ["dalam e-mel. Semak e-mel itu", `dalam e-${JOINER}mel. Semak e-${JOINER}mel itu`],
    ["E-melkan pautan", `E-${JOINER}melkan pautan`],
    ["satu (e-Invois)", `satu (e-${JOINER}Invois)`],
    ["an e-invoice", `an e-${JOINER}invoice`],
  ])("keeps the word whole in “%s”", (text, shown) => {
    expect(unbroken(text)).toBe(shown)
    expect(shown.replaceAll(JOINER, "")).toBe(text)
  })

  it("leaves a label of one word as the field is called", () => {
    expect(unbroken("E-mel")).toBe("E-mel")
  })

  // What a guest copies has to be what was written: numbers of bookings, addresses, links.
  it.each([
    "7KQ2M-XW4ZT",
    "A1234-EMEL2",
    "tiada apa-apa",
    "the-mel@example.com",
    "/contact-us",
    "",
  ])("leaves “%s” alone", (text) => {
    expect(unbroken(text)).toBe(text)
  })
})
