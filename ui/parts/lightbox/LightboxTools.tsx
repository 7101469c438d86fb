import type { LightboxContext, LightboxEvent } from "#core/property/lightbox.machine.ts"
import { lightboxLimits } from "#core/property/lightbox.ts"
import { Icon } from "../icons/Icon.tsx"
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
        <Icon name="zoom-out" size={22} />
      </button>
      <button
        type="button"
        aria-label={t("lightbox.zoomIn")}
        disabled={zoom >= lightboxLimits.maxZoom}
        onClick={() => send({ type: "guest.zoomed", steps: 1 })}
      >
        <Icon name="zoom-in" size={22} />
      </button>
      <button
        type="button"
        aria-label={t("lightbox.reset")}
        disabled={zoom === 1}
        onClick={() => send({ type: "guest.reset" })}
      >
        <Icon name="maximize" size={22} />
      </button>
      <button type="button" aria-label={t("action.close")} onClick={onClose}>
        <Icon name="x" size={22} />
      </button>
    </div>
  )
}
