import {
  informationPages,
  isInformationPage,
  pageOfPayload,
  payloadPathOf,
} from "#core/navigation/information-pages.ts"
import { describe, expect, it } from "vitest"

describe("the text of an information page", () => {
  it.each([
    ["/about-us", "/about-us/_payload.json"],
    ["/help", "/help/_payload.json"],
    ["/privacy-policy", "/privacy-policy/_payload.json"],
    ["/refund-policy", "/refund-policy/_payload.json"],
    ["/terms-and-conditions", "/terms-and-conditions/_payload.json"],
  ] as const)("of %s lies at %s", { tags: "§7.4" }, (page, path) => {
    expect(informationPages).toContain(page)
    expect(isInformationPage(page)).toBe(true)
    expect(payloadPathOf(page)).toBe(path)
    expect(pageOfPayload(path)).toBe(page)
  })

  it.each(["/help", "/", "/_payload.json", "/admin/_payload.json"])("is not at %s", (path) => {
    expect(pageOfPayload(path)).toBeNull()
  })

  it("is of no page that is more than text", () => {
    expect(["/", "/help/", "/contact-us"].filter(isInformationPage)).toEqual([])
  })
})
