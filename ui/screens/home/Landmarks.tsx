import type { PlaceTile } from "#core/search/home-page.ts"
import { Tile } from "../../parts/Tile.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./home.module.css"
import { Section } from "./Section.tsx"

/** Sights, each starting a search for the stays nearest to it. */
export const Landmarks = ({ landmarks }: { readonly landmarks: ReadonlyArray<PlaceTile> }) => {
  const { t, local } = useTranslation()
  if (landmarks.length === 0)
    return <Section heading={t("home.landmarks")} lead={t("home.find.empty")} />
  return (
    <Section heading={t("home.landmarks")} lead={t("home.landmarks.lead")}>
      <ul role="list" className={styles["tiles"]}>
        {landmarks.map(({ place, picture, stays }) => (
          <li key={place.slug}>
            <Tile
              name={local(place.name)}
              stays={stays}
              picture={picture}
              query={{ where: place.slug }}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
