import { CHECK_IN_HOUR } from "#core/pricing/refund.ts"
import { momentText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./booking.module.css"

/** Until when cancelling is free, on a Malaysian clock, and what is kept afterwards. */
export const CancellationTerms = ({ freeUntil }: { readonly freeUntil: string | null }) => {
  const { t, language } = useTranslation()
  return (
    <section className={styles["terms"]}>
      <h3>{t("checkout.cancel")}</h3>
      {freeUntil === null ? (
        <p>{t("checkout.cancel.never")}</p>
      ) : (
        <>
          <p className={styles["free"]}>
            {t("checkout.cancel.free", { moment: momentText(freeUntil, language) })}
          </p>
          <p>{t("checkout.cancel.late", { deadlineHour: `${CHECK_IN_HOUR}:00` })}</p>
        </>
      )}
    </section>
  )
}
