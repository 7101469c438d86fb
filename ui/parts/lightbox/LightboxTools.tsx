import type { LightboxContext, LightboxEvent } from "#core/property/lightbox.machine.ts"
import { lightboxLimits } from "#core/property/lightbox.ts"
import Maximize from "lucide-react/icons/maximize"
import X from "lucide-react/icons/x"
import ZoomIn from "lucide-react/icons/zoom-in"
import ZoomOut from "lucide-react/icons/zoom-out"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./lightbox.module.css"

/** The lightbox toolbar: counter, zoom in, zoom out, reset and close. */
export const LightboxTools = ({
  context: { index, pictures, zoom },
  send,
  onClose,
}: {
  readonly context: LightboxContext
  readonly send: (event: LightboxEvent) => void
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <div className={styles["tools"]}>
      <p role="status">{t("lightbox.counter", { number: index + 1, total: pictures })}</p>
      <button
        type="button"
        aria-label={t("lightbox.zoomOut")}
        disabled={zoom <= lightboxLimits.minZoom}
        onClick={() => send({ type: "guest.zoomed", steps: -1 })}
      >
        <ZoomOut size={22} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t("lightbox.zoomIn")}
        disabled={zoom >= lightboxLimits.maxZoom}
        onClick={() => send({ type: "guest.zoomed", steps: 1 })}
      >
        <ZoomIn size={22} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t("lightbox.reset")}
        disabled={zoom === 1}
        onClick={() => send({ type: "guest.reset" })}
      >
        <Maximize size={22} aria-hidden />
      </button>
      <button type="button" aria-label={t("action.close")} onClick={onClose}>
        <X size={22} aria-hidden />
      </button>
    </div>
  )
}
