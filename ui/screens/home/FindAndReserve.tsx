import type { HomePage } from "#core/search/home-page.ts"
import { RowTile } from "../../parts/Tile.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./home.module.css"
import { PlaceTiles } from "./PlaceTiles.tsx"
import { HomeSection } from "./HomeSection.tsx"

/** Places and kinds of stay, each starting a search. */
export const FindAndReserve = ({ home }: { readonly home: Pick<HomePage, "places" | "kinds"> }) => {
  const { t } = useTranslation()
  if (home.places.length + home.kinds.length === 0)
    return <HomeSection heading={t("home.find")} lead={t("home.find.empty")} />
  return (
    <HomeSection heading={t("home.find")} lead={t("home.find.lead")}>
      {home.places.length > 0 && <PlaceTiles places={home.places} label={t("home.find.places")} />}
      {home.kinds.length > 0 && (
        <>
          <h3 className={styles["sub"]}>{t("home.find.kinds")}</h3>
          <ul role="list" className={styles["kinds"]}>
            {home.kinds.map(({ kind, picture, stays }) => (
              <li key={kind}>
                <RowTile
                  name={t(`stay.kind.${kind}`)}
                  stays={stays}
                  picture={picture}
                  query={{ kinds: kind }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </HomeSection>
  )
}
