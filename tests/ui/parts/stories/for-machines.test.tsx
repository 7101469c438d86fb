import { describe, expect, it } from "vitest"
import { SharedCard } from "#ui/parts/SharedCard.tsx"
import { StructuredData } from "#ui/parts/StructuredData.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

describe("what a network shows of a page", () => {
  it.each([
    ["en", "en_GB"],
    ["bm", "ms_MY"],
    ["cn", "zh_CN"],
  ] as const)("is its text and picture, in %s", async (language, locale) => {
    await draw(
      <SharedCard title="Stays" description="All stays." path="/properties" picture="pool-1" />,
      { language },
    )

    const facts = [...document.head.querySelectorAll("meta[property]")].map((fact) => [
      fact.getAttribute("property"),
      fact.getAttribute("content"),
    ])
    expect(facts).toEqual([
      ["og:type", "website"],
      ["og:site_name", "Singgah"],
      ["og:title", "Stays"],
      ["og:description", "All stays."],
      ["og:url", `http://localhost/properties?lang=${language}`],
      ["og:locale", locale],
      ["og:image", "http://localhost/pictures/pool-1-768.webp"],
    ])
    expect(document.head.querySelector('meta[name="twitter:card"]')!.getAttribute("content")).toBe(
      "summary_large_image",
    )
  })
})

describe("what search engines read", () => {
  it("is by schema.org, and nothing in it can end its script", async () => {
    const facts = { "@type": "Hotel", name: "</script><b>A & B" }
    const { container } = await draw(<StructuredData facts={facts} />)
    const script = container.querySelector("script")!

    expect(script.type).toBe("application/ld+json")
    expect(script.innerHTML).not.toContain("<")
    expect(JSON.parse(script.innerHTML)).toEqual({ "@context": "https://schema.org", ...facts })
  })
})
