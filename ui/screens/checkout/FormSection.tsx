import { useId, type ReactNode } from "react"
import styles from "./checkout.module.css"

/** A headed part of the form. */
export const FormSection = ({
  heading,
  lead,
  children,
}: {
  readonly heading: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        {lead && <p className={styles["lead"]}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}
