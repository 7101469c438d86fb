import { encode } from "uqr"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./profile.module.css"

/** A text as a picture that phones read: dark on white in every theme, or they would not. */
export const QrCode = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation()
  const { data, size } = encode(text, { border: 4, ecc: "M" })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      className={styles["qr"]}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t("profile.factor.qr")}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  )
}
