import { expect, test } from "vitest"
import { placeBySlug } from "#core/place/gazetteer.ts"
import { present } from "#core/kernel/present.ts"
import { WayHere } from "#ui/screens/property/WayHere.tsx"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { draw } from "#tests/ui/support/stage.tsx"

test("search engines read the way to a property through its state and town", async () => {
  const page = aPropertyPage({
    destination: present(placeBySlug("langkawi")),
    region: present(placeBySlug("kedah")),
  })
  const { container } = await draw(<WayHere page={page} />)

  expect(JSON.parse(container.querySelector("script")?.textContent ?? "null")).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      ["All stays", "/properties"],
      ["Kedah", "/properties?where=kedah"],
      ["Langkawi", "/properties?where=langkawi"],
      ["The Springwater", "/properties/the-springwater"],
    ].map(([name, path], place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: `http://localhost${path}`,
    })),
  })
})
