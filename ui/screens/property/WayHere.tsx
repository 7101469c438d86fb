import type { PropertyPage } from "#core/search/property-page.ts"
import { useRouter } from "@tanstack/react-router"
import { StructuredData } from "../../parts/StructuredData.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** The way here through larger places, for search engines. */
export const WayHere = ({
  page: { property, destination, region },
}: {
  readonly page: PropertyPage
}) => {
  const { t, local } = useTranslation()
  const { origin } = useRouter().options.context.facts
  const steps = [
    { name: t("property.allStays"), path: "/properties" },
    { name: local(region.name), path: `/properties?where=${region.slug}` },
    { name: local(destination.name), path: `/properties?where=${destination.slug}` },
    { name: local(property.name), path: `/properties/${property.slug}` },
  ]
  return (
    <StructuredData
      facts={{
        "@type": "BreadcrumbList",
        itemListElement: steps.map(({ name, path }, place) => ({
          "@type": "ListItem",
          position: place + 1,
          name,
          item: origin + path,
        })),
      }}
    />
  )
}
