import type { CSSProperties } from "react"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./state.module.css"

/** A grey shape where something of this size is about to stand. */
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

/** Says once to screen readers that the shapes below stand for something loading. */
export const LoadingSaid = () => {
  const { t } = useTranslation()
  return (
    <p className="visually-hidden" role="status">
      {t("page.loading")}
    </p>
  )
}
