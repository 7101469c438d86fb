import { Skeleton } from "../../parts/Skeleton.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"

const SECTIONS = ["16rem", "13rem", "9rem"]

/** Placeholder for the checkout until the rooms are held; announces what is happening. */
export const CheckoutSkeleton = ({ said }: { readonly said: string }) => {
  const { t } = useTranslation()
  return (
    <div className={styles["page"]}>
      <h1 className={styles["title"]}>{t("checkout.title")}</h1>
      <p role="status" className={styles["doing"]}>
        {said}
      </p>
      <div className={styles["columns"]}>
        <div className={styles["form"]}>
          {SECTIONS.map((height) => (
            <Skeleton key={height} height={height} radius="var(--radius-2)" />
          ))}
        </div>
        <div className={styles["aside"]}>
          <Skeleton height="26rem" radius="var(--radius-2)" />
        </div>
      </div>
    </div>
  )
}
