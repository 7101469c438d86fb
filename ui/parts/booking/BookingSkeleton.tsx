import type { ReactNode } from "react"
import { LoadingSaid, Skeleton } from "../Skeleton.tsx"
import styles from "./booking.module.css"

/** A page of a booking before the server has answered; its heading is that of the page that comes. */
export const BookingSkeleton = ({
  title,
  back,
}: {
  readonly title: string
  /** The way back that stands above the heading, where the page has one. */
  readonly back?: ReactNode
}) => (
  <div className={styles["page"]}>
    <LoadingSaid />
    {back}
    <div className={styles["head"]}>
      <h1>{title}</h1>
      <Skeleton width="16rem" height="1.5rem" />
    </div>
    <div className={styles["columns"]}>
      <Skeleton height="22rem" radius="var(--radius-3)" />
      <Skeleton height="22rem" radius="var(--radius-3)" />
    </div>
  </div>
)
