import type { ReactNode } from "react"
import { Icon } from "../icons/Icon.tsx"
import { PageTitle } from "../PageTitle.tsx"
import { Skeleton } from "../Skeleton.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./account.module.css"

const gains = [
  { icon: "badge-percent", says: "account.gain.deals" },
  { icon: "calendar-heart", says: "account.gain.bookings" },
  { icon: "zap", says: "account.gain.details" },
] as const

/**
 * Layout of the login, registration and recovery pages, with the advantages of an account beside
 * the form.
 */
export const AuthLayout = ({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <div className={styles["door"]}>
      <PageTitle title={title} />
      <section className={styles["entry"]}>
        <div className={styles["head"]}>
          <h1>{title}</h1>
          <p className={styles["soft"]}>{lead}</p>
        </div>
        {children}
      </section>
      <aside className={styles["gains"]} aria-label={t("account.gains")}>
        <p className={styles["gainsHead"]}>{t("account.gains")}</p>
        <ul role="list">
          {gains.map(({ icon, says }) => (
            <li key={says}>
              <Icon name={icon} size={22} />
              <span>{t(says)}</span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}

/** Placeholder for a form that is loading. */
export const FormSkeleton = ({ fields }: { readonly fields: number }) => (
  <div className={styles["form"]}>
    {Array.from({ length: fields }, (_, place) => (
      <Skeleton key={place} height="4.25rem" />
    ))}
    <Skeleton height="3.25rem" radius="var(--radius-pill)" />
  </div>
)
