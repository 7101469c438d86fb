import { ResponsivePicture } from "../../parts/ResponsivePicture.tsx"
import { SearchBar } from "../../parts/search-bar/SearchBar.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./home.module.css"

const HERO_PICTURE = { name: "exterior-overwater-villa-06", colour: "#7fa9ab", mirrored: false }

/** What the product is for, and the search it starts with. */
export const Hero = () => {
  const { t } = useTranslation()
  return (
    <div className={styles["hero"]}>
      <div className={styles["stage"]}>
        <ResponsivePicture
          picture={HERO_PICTURE}
          sizes="(max-width: 84rem) 100vw, 84rem"
          ratio="fill"
          first
          decorative
          className={styles["photo"]}
        />
        <h1>{t("home.heading")}</h1>
        <p className={styles["lead"]}>{t("home.lead")}</p>
      </div>
      <div className={styles["search"]}>
        <SearchBar />
      </div>
    </div>
  )
}
