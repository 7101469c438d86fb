import type { ReactNode } from "react"
import styles from "./state.module.css"

/** Nothing here yet: why, and a way on. */
export const EmptyState = ({
  icon,
  heading,
  level: Heading = "h2",
  children,
  action,
}: {
  readonly icon?: ReactNode
  readonly heading: string
  readonly level?: "h1" | "h2"
  readonly children?: ReactNode
  readonly action?: ReactNode
}) => (
  <section className={styles["state"]}>
    {icon && <span className={styles["mark"]}>{icon}</span>}
    <Heading>{heading}</Heading>
    {children && <p>{children}</p>}
    {action}
  </section>
)
