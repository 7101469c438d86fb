import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./information.module.css"

/** A part of a page, and the id by which an address leads to it. */
type Part = { readonly id: string; readonly heading: string }

/** The parts of a page beside it, each a link that leads there; nothing where no part is left. */
export const Contents = ({ parts }: { readonly parts: ReadonlyArray<Part> }) => {
  const { t } = useTranslation()
  if (parts.length === 0) return null
  return (
    <nav className={styles["contents"]} aria-label={t("information.contents")}>
      <ol role="list">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
