// @vitest-environment node
import { PropertyAmenity, RoomAmenity } from "#core/property/amenities.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { anOffer, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { aSearchAnswer, someFacets } from "#tests/ui/support/a-search-answer.ts"
import { serverPage, type Asked } from "#tests/ui/support/server-page.ts"
import { unsaidOn } from "#tests/ui/support/unsaid-on.ts"
import { describe, expect, it } from "vitest"

const bodyOf = async (path: string, pages: NonNullable<Asked["pages"]>) =>
  (await serverPage({ path, pages })).document.body

const AMENITIES = ["Pool", "Parking", "Gym", "Restaurant"]

const IN_ROOMS = [
  "WiFi",
  "Kitchen",
  "Air conditioning",
  "Hairdryer",
  "Big TV",
  "Tissue Box",
  "Door Key",
  "Free Parking",
]

const everything = aProperty({
  amenities: PropertyAmenity.literals,
  rooms: [aRoomType({ amenities: RoomAmenity.literals })],
})

/** The words of the specification as they stand there; no translation is asked what they are. */
describe("the specified words", () => {
  it("stand on the results", { tags: ["§2.27", "§3.8", "§3.9", "§3.15", "§3.16"] }, async () => {
    const search = async () => ({ ok: aSearchAnswer({ facets: someFacets() }) })
    const results = await bodyOf("/properties", { search })

    expect(
      unsaidOn(results, [
        "Filter & Sort",
        "Free Cancellation",
        "Pay at property",
        "0-1 star",
        "2 stars",
        "3 stars",
        "4 stars",
        "5 stars",
        "Price low to high",
        "Price high to low",
        "Ratings",
        ...AMENITIES,
        ...IN_ROOMS,
      ]),
    ).toEqual([])
  })

  it("stand on a property", { tags: ["§2.28", "§2.29", "§3.8", "§3.9"] }, async () => {
    const open = async () => ({
      ok: aPropertyPage({ property: everything, offers: [anOffer({ free: 0 })], mix: null }),
    })
    const dates = "?checkIn=2026-12-04&checkOut=2026-12-06&adults=2"
    const property = await bodyOf(`/properties/the-springwater${dates}`, { open })

    expect(
      unsaidOn(property, [
        "Overview",
        "Location",
        "Property and Room Amenities",
        "About The Place",
        "Notes",
        "Facilities",
        "Show On Map",
        "Select Your Room",
        "House Rules",
        "Not Available",
        ...AMENITIES,
        ...IN_ROOMS,
      ]),
    ).toEqual([])
  })

  it.each([
    ["/about-us", "About Us"],
    ["/help", "Help"],
    ["/contact-us", "Contact Us"],
    ["/privacy-policy", "Privacy Policy"],
    ["/refund-policy", "Refund Policy"],
    ["/terms-and-conditions", "Terms and Conditions"],
  ])("lead to %s from the footer", { tags: "§2.38" }, async (path, name) => {
    const { document } = await serverPage({ path: "/login" })
    const link = [...document.querySelectorAll("footer a")].find(
      (one) => one.getAttribute("href") === path,
    )

    expect(link?.textContent).toBe(name)
    expect(document.querySelector("#footer-follow")?.textContent).toBe("Follow Us")
  })

  it("stand where nothing is", { tags: ["§2.39", "§2.40", "§2.43", "§8.1"] }, async () => {
    const { response, document } = await serverPage({ path: "/nowhere/at-all" })
    const home = [...document.querySelectorAll("main a")].find(
      (one) => one.textContent === "Back To Homepage",
    )

    expect(response.status).toBe(404)
    expect(document.querySelector("h1")?.textContent).toBe("Oops! Page Not Found")
    expect(
      unsaidOn(document.body, [
        "We couldn't find the page you're looking for.",
        "Page not found: /nowhere/at-all",
      ]),
    ).toEqual([])
    expect(home?.getAttribute("href")).toBe("/")
  })
})
