import type { ReactNode } from "react"
import styles from "./skip-link.module.css"

/** A way past a part of the page for whoever uses the Tab key; seen only while it has the focus. */
export const SkipLink = ({
  to,
  children,
}: {
  /** The id of the element to go on from; it can take the focus. */
  readonly to: string
  readonly children: ReactNode
}) => (
  <a className={styles["skip"]} href={`#${to}`}>
    {children}
  </a>
)
