import { useId, type ReactNode } from "react"
import styles from "./home.module.css"

/** A headed part of the home page. */
export const HomeSection = ({
  heading,
  lead,
  children,
}: {
  readonly heading: string
  readonly lead: string
  readonly children?: ReactNode
}) => {
  const id = useId()
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <div className={styles["heading"]}>
        <h2 id={id}>{heading}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  )
}
