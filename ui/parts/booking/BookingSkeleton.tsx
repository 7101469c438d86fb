import { LoadingSaid, Skeleton } from "../Skeleton.tsx"
import styles from "./booking.module.css"

/** A booking before the server has answered. */
export const BookingSkeleton = () => (
  <div className={styles["page"]}>
    <LoadingSaid />
    <div className={styles["head"]}>
      <Skeleton width="16rem" height="2rem" />
    </div>
    <div className={styles["columns"]}>
      <Skeleton height="22rem" radius="var(--radius-3)" />
      <Skeleton height="22rem" radius="var(--radius-3)" />
    </div>
  </div>
)
