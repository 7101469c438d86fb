import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { story } from "./steps/story.ts"

/** A phone of the middle size, and the tallest that a picture may be drawn for its width. */
const [WIDTH, HEIGHT] = [390, 844]
const MOST_UPRIGHT = 1.3

const { checkIn, checkOut } = staying(40)

story.for(["en", "bm", "cn"] as const)(
  "shows each picture whole enough to know the room, and more than two stays at once, in %s",
  async (language, { aGuest }) => {
    const guest = await aGuest({ language, width: WIDTH, height: HEIGHT })
    await guest.goesTo(
      `/properties?where=langkawi&checkIn=${checkIn}&checkOut=${checkOut}&adults=2`,
    )
    const cards = await guest.page.locator("article").evaluateAll((all) =>
      all.map((card) => {
        const [name, price, picture] = ["h2", "div[class*=price]", "picture"].map((part) =>
          card.querySelector(part)?.getBoundingClientRect(),
        )
        const { height } = card.getBoundingClientRect()
        return { height, name, price, picture }
      }),
    )

    expect(cards.length).toBeGreaterThan(4)
    for (const { name, price, picture } of cards) {
      if (!name || !price || !picture) return expect.fail("A card lacks its name, price or picture")
      expect(picture.height / picture.width).toBeLessThan(MOST_UPRIGHT)
      expect(name.left).toBeGreaterThanOrEqual(picture.right)
      expect(price.top).toBeGreaterThanOrEqual(picture.bottom)
      expect(price.left).toBeLessThan(picture.right)
    }
    const usual = cards.map(({ height }) => height).toSorted((one, other) => one - other)
    expect(HEIGHT / (usual[usual.length >> 1] ?? HEIGHT)).toBeGreaterThan(2.4)
  },
)
