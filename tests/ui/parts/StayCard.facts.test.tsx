import { fireEvent, screen } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import type { Stars } from "#core/property/property-kind.ts"
import { Instant } from "#core/kernel/instant.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { StarRating } from "#ui/parts/StarRating.tsx"
import { StayBadges } from "#ui/parts/StayBadges.tsx"
import { StayCard, type StayCardProps } from "#ui/parts/StayCard.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async (
  changes: Parameters<typeof aStayCard>[0] = {},
  props: Partial<StayCardProps> = {},
) => {
  await draw(<StayCard stay={aStayCard(changes)} sizes="20rem" {...props} />)
  return screen.getByRole("article")
}

const bodyOf = (card: HTMLElement) =>
  [...card.lastElementChild!.children].map(({ tagName, textContent }) => [
    tagName,
    textContent.replaceAll("\u00A0", " "),
  ])

describe("a card", () => {
  test("has what, its name, where, for how many, and the price, in this order", async () => {
    const card = await drawn({ payAtProperty: false })

    expect(bodyOf(card)).toEqual([
      ["P", "Condo"],
      ["H3", "The Springwater"],
      ["P", "Bukit Bintang, Kuala Lumpur"],
      ["P", "2 guests · 1 bedroom · 1 bed · 1 bath"],
      ["DIV", "From RM 180.00 / nightExcludes taxes and fees"],
    ])
  })

  test("has the further facts and the reason of its price where they belong", async () => {
    const card = await drawn(
      {},
      { more: <p>More</p>, why: <p>Why</p>, distance: "1.2 km away", level: "h2" },
    )

    expect(bodyOf(card)).toEqual([
      ["P", "Condo"],
      ["H2", "The Springwater"],
      ["P", "1.2 km away"],
      ["P", "2 guests · 1 bedroom · 1 bed · 1 bath"],
      ["P", "More"],
      ["P", "Pay at property"],
      ["DIV", "From RM 180.00 / nightExcludes taxes and fees"],
      ["P", "Why"],
    ])
  })

  test("has its first picture at the size that is asked, later than others", async () => {
    const card = await drawn()
    const image = card.querySelector("img")!

    expect(card.querySelector("picture + p")).toBeNull()
    expect(image.getAttribute("sizes")).toBe("20rem")
    expect(image.getAttribute("loading")).toBe("lazy")
  })

  test("has other pictures instead where they are given", async () => {
    const card = await drawn({}, { pictures: <p>Pictures</p> })

    expect(card.querySelector("img")).toBeNull()
    expect(card.firstElementChild!.textContent).toBe("Pictures")
  })

  test("has no picture where there is none", async () => {
    expect((await drawn({ pictures: [] })).querySelector("img")).toBeNull()
  })

  test("loads its picture at once where it is among the first", async () => {
    const card = await drawn({}, { first: true })

    expect(card.querySelector("img")!.getAttribute("loading")).toBe("eager")
  })

  test("says a promotion over its picture, where there is one", async () => {
    const card = await drawn({ promotionPercent: 15 })

    expect(card.querySelector("picture + p")!.textContent).toBe("15% off")
  })

  test("can be saved by its name", async () => {
    await drawn()

    const heart = screen.getByRole("button", { name: "Save The Springwater to your shortlist" })
    expect(heart.title).toBe("Save to your shortlist")
  })

  test("leads to its property, and names the picture that grows into the gallery", async () => {
    const card = await drawn()
    const link = screen.getByRole("link", { name: "The Springwater" })
    expect(link.getAttribute("href")).toBe("/properties/the-springwater")

    fireEvent.click(link)

    const { style } = card.querySelector("picture")!
    expect(style.getPropertyValue("view-transition-name")).toBe("opened-stay")
  })
})

describe("the terms of a card's price", () => {
  const badges = async (changes: Parameters<typeof aStayCard>[0]) => {
    const { container, unmount } = await draw(
      <StayBadges stay={aStayCard({ payAtProperty: false, ...changes })} />,
    )
    const texts = [...container.querySelectorAll("p > *")].map(({ textContent }) => textContent)
    const paragraphs = container.querySelectorAll("p").length
    unmount()
    return { texts, paragraphs }
  }

  test("are nothing at all where there is nothing to say", async () => {
    expect(await badges({})).toEqual({ texts: [], paragraphs: 0 })
  })

  test("are each of them where it applies", async () => {
    const until = Instant.make("2026-12-01T16:30:00.000Z")
    const said = [
      await badges({ freeCancellationUntil: until }),
      await badges({ nonRefundable: true }),
      await badges({ payAtProperty: true }),
      await badges({ memberPercent: 10 }),
    ].map(({ texts }) => texts)

    expect(said).toEqual([
      ["Free cancellation until Wed, 2 Dec"],
      ["Non-refundable"],
      ["Pay at property"],
      ["Members save 10%"],
    ])
  })
})

describe("the stars of a stay", () => {
  const starsOf = async (stars: Stars, size?: number) => {
    const { container, unmount } = await draw(
      <StarRating stars={stars} {...(size !== undefined && { size })} />,
    )
    const drawings = [...container.querySelectorAll("svg")].map((star) => [
      star.getAttribute("width"),
      star.getAttribute("fill"),
      star.getAttribute("stroke-width"),
    ])
    const [name] = [...container.querySelectorAll("[role=img]")].map((one) =>
      one.getAttribute("aria-label"),
    )
    unmount()
    return { drawings, name }
  }

  test("are drawn and said, each of them", async () => {
    expect(await starsOf(1)).toEqual({ drawings: [["14", "currentColor", "0"]], name: "1 star" })
    expect((await starsOf(3, 20)).drawings.map(([size]) => size)).toEqual(["20", "20", "20"])
  })

  test("are none where a stay has none", async () => {
    expect(await starsOf(null)).toEqual({ drawings: [], name: undefined })
  })
})
