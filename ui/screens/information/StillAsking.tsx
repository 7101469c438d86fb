import { Icon } from "../../parts/icons/Icon.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./information.module.css"

/** The way to a person, for whom no text answered. */
export const StillAsking = () => {
  const { t } = useTranslation()
  return (
    <aside className={styles["asking"]} aria-labelledby="still-asking">
      <div>
        <h2 id="still-asking">{t("information.asking")}</h2>
        <p>{t("information.asking.text")}</p>
      </div>
      <LinkButton to="/contact-us" look="secondary">
        <Icon name="mail" size={18} /> {t("footer.contact")}
      </LinkButton>
    </aside>
  )
}
