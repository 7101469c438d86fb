import { getRouteApi } from "@tanstack/react-router"
import { Arriving } from "../../parts/Arriving.tsx"
import { PropertyView } from "./PropertyView.tsx"
import { PropertySkeleton } from "./PropertySkeleton.tsx"

const route = getRouteApi("/properties/$slug")

/** `/properties/{slug}` */
export const PropertyScreen = () => {
  const { page, asked, issues } = route.useLoaderData()
  return (
    <Arriving of={page} skeleton={<PropertySkeleton />}>
      {(arrived) => (
        <PropertyView key={arrived.property.slug} page={arrived} asked={asked} issues={issues} />
      )}
    </Arriving>
  )
}
