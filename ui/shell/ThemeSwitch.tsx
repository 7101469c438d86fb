import type { Theme } from "#core/preferences/preferences.ts"
import { useRouter } from "@tanstack/react-router"
import { Icon } from "../parts/icons/Icon.tsx"
import { useTranslation } from "../translations/use-translation.tsx"
import { classes } from "../parts/classes.ts"
import styles from "./layout.module.css"

const shownTheme = (chosen: Theme | null): Theme =>
  chosen ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")

const other: Readonly<Record<Theme, Theme>> = { dark: "light", light: "dark" }

/**
 * One press from light to dark and back. Which of its two faces shows is decided by style alone, so
 * the server need not know what the device prefers.
 */
export const ThemeSwitch = () => {
  const { t } = useTranslation()
  const { preferences } = useRouter().options.context
  const turn = () => {
    const theme = other[shownTheme(preferences.read().theme)]
    preferences.choose({ type: "guest.choseTheme", theme })
  }
  return (
    <button type="button" className={classes(styles["link"], styles["theme"])} onClick={turn}>
      <span className={styles["whenLight"]}>
        <Icon name="moon" size={20} />
        <span className="visually-hidden">{t("header.toDark")}</span>
      </span>
      <span className={styles["whenDark"]}>
        <Icon name="sun" size={20} />
        <span className="visually-hidden">{t("header.toLight")}</span>
      </span>
    </button>
  )
}
