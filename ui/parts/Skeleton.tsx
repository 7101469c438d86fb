import type { CSSProperties } from "react"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./state.module.css"

/** A grey placeholder of the size of what is loading. */
export const Skeleton = ({
  width = "100%",
  height,
  ratio,
  radius,
}: Pick<CSSProperties, "width" | "height"> & {
  readonly ratio?: string
  readonly radius?: string
}) => (
  <span
    className={styles["skeleton"]}
    style={{ width, height, aspectRatio: ratio, borderRadius: radius }}
    aria-hidden
  />
)

/** Announces once to screen readers that the placeholders below are loading. */
export const LoadingSaid = () => {
  const { t } = useTranslation()
  return (
    <p className="visually-hidden" role="status">
      {t("page.loading")}
    </p>
  )
}
