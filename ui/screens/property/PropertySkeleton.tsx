import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"
import styles from "./property.module.css"

/** The shape of the page before its data. */
export const PropertySkeleton = () => (
  <div className={styles["screen"]}>
    <LoadingSaid />
    <div>
      <Skeleton width="16rem" height="2.25rem" />
    </div>
    <Skeleton height="clamp(16rem, 38vw, 28rem)" radius="var(--radius-3)" />
    <div className={styles["columns"]}>
      <div className={styles["main"]}>
        <Skeleton height="8rem" />
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </div>
      <div className={styles["booking"]}>
        <Skeleton height="22rem" />
      </div>
    </div>
  </div>
)
