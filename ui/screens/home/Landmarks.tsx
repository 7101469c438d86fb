import type { PlaceTile } from "#core/search/home-page.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { PlaceTiles } from "./PlaceTiles.tsx"
import { HomeSection } from "./HomeSection.tsx"

/** Sights, each starting a search for the stays nearest to it. */
export const Landmarks = ({ landmarks }: { readonly landmarks: ReadonlyArray<PlaceTile> }) => {
  const { t } = useTranslation()
  if (landmarks.length === 0)
    return <HomeSection heading={t("home.landmarks")} lead={t("home.find.empty")} />
  return (
    <HomeSection heading={t("home.landmarks")} lead={t("home.landmarks.lead")}>
      <PlaceTiles places={landmarks} />
    </HomeSection>
  )
}
