import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import pictureStyles from "#ui/parts/picture.module.css"
import { ResponsivePicture, type PictureProps } from "#ui/parts/ResponsivePicture.tsx"
import { RowTile, Tile } from "#ui/parts/Tile.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async (props: Partial<PictureProps> = {}, language: "en" | "cn" = "en") => {
  const { container } = await draw(
    <ResponsivePicture picture={aPicture()} sizes="20rem" {...props} />,
    { language },
  )
  return {
    picture: container.querySelector("picture")!,
    source: container.querySelector("source")!,
    image: container.querySelector("img")!,
  }
}

const widthsIn = (text: string | null) => text?.match(/\d+w/g)

describe("a picture", () => {
  it("is offered in both formats, and in a size that any browser knows", async () => {
    const { source, image } = await drawn()

    expect(source.getAttribute("type")).toBe("image/avif")
    expect(source.getAttribute("srcset")).toMatch(/\.avif 1200w$/)
    expect(image.getAttribute("srcset")).toMatch(/\.webp 1200w$/)
    expect(widthsIn(image.getAttribute("srcset"))).toEqual(["320w", "480w", "768w", "1200w"])
    expect(image.getAttribute("src")).toBe("/pictures/bedroom-king-city-01-768.webp")
    expect([source, image].map((one) => one.getAttribute("sizes"))).toEqual(["20rem", "20rem"])
    expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["1200", "800"])
  })

  it("comes later than others, or first where that is asked", async () => {
    const comes = ({ image }: Awaited<ReturnType<typeof drawn>>) =>
      ["loading", "fetchpriority", "decoding"].map((name) => image.getAttribute(name))

    expect(comes(await drawn())).toEqual(["lazy", "auto", "async"])
    expect(comes(await drawn({ first: true }))).toEqual(["eager", "high", "sync"])
  })

  it("is said in the guest's language, and not at all where words beside it say the same", async () => {
    const { alt: _, ...wordless } = aPicture()
    const alts = [
      await drawn(),
      await drawn({}, "cn"),
      await drawn({ decorative: true }),
      await drawn({ picture: wordless }),
    ].map(({ image }) => image.getAttribute("alt"))

    expect(alts).toEqual(["A king bed above the city", "俯瞰城市的特大床", "", ""])
  })

  it("has a box of fixed shape in its own colour", async () => {
    const { style } = (await drawn()).picture

    expect(style.aspectRatio).toBe("3 / 2")
    expect(style.getPropertyValue("--colour")).toBe("#927d64")
    expect(style.position).toBe("")
    expect(style.getPropertyValue("view-transition-name")).toBe("")
  })

  it("has the shape and the name that are asked, or fills its place", async () => {
    const square = (await drawn({ ratio: "1 / 1", transitionName: "opened" })).picture
    const filling = (await drawn({ ratio: "fill" })).picture

    expect(square.style.aspectRatio).toBe("1 / 1")
    expect(square.style.getPropertyValue("view-transition-name")).toBe("opened")
    expect([filling.style.position, filling.style.aspectRatio]).toEqual(["absolute", ""])
    expect(filling.style.inset).toBe("0")
  })

  it("is mirrored where its inventory says so", async () => {
    const names = [
      await drawn({ className: "mine" }),
      await drawn({ picture: aPicture({ mirrored: true }) }),
    ].map(({ picture }) => picture.className)

    expect(names).toEqual([
      `${pictureStyles.box} mine`,
      `${pictureStyles.box} ${pictureStyles.mirrored}`,
    ])
  })
})

describe("a tile", () => {
  const tile = {
    name: "Melaka",
    stays: 12,
    picture: aPicture(),
    query: { where: "melaka" },
  }

  it.each([
    ["on its picture", Tile, "(max-width: 48rem) 46vw, 19rem"],
    ["beside its picture", RowTile, "(max-width: 48rem) 3.5rem, 10rem"],
  ])("with its name %s starts a search, and says how many stays there are", async (...asked) => {
    const [, Part, sizes] = asked
    const { container } = await draw(<Part {...tile} />)

    const link = screen.getByRole("link")
    expect(link.textContent).toBe("Melaka12 stays")
    expect(link.getAttribute("href")).toBe("/properties?where=melaka")
    expect(container.querySelector("img")!.getAttribute("alt")).toBe("")
    expect(container.querySelector("img")!.getAttribute("sizes")).toBe(sizes)
    expect(container.querySelector("picture")!.style.aspectRatio).toBe("4 / 3")
  })
})
