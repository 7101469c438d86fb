import { useRouter } from "@tanstack/react-router"
import { Button } from "../parts/Button.tsx"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./update-bar.module.css"

/** A newer build is out: reloading is offered, quietly, and never done unasked. */
export const UpdateBar = () => {
  const { t } = useTranslation()
  const { release } = useRouter().options.context
  return (
    <div role="status" className={styles["bar"]}>
      <p>{t("update.text")}</p>
      <div>
        <Button onClick={() => release.tell({ type: "guest.reloaded" })}>
          {t("update.reload")}
        </Button>
        <Button look="quiet" onClick={() => release.tell({ type: "guest.postponed" })}>
          {t("update.later")}
        </Button>
      </div>
    </div>
  )
}
