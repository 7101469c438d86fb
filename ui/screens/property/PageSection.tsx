import type { ReactNode } from "react"
import styles from "./property.module.css"

/** A headed part of the page that an address can point to. */
export const PageSection = ({
  id,
  heading,
  children,
}: {
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}) => (
  <section id={id} className={styles["section"]} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {children}
  </section>
)
