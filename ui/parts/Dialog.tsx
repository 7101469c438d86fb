import { useEffect, useId, useRef, type ReactNode } from "react"
import { Icon } from "./icons/Icon.tsx"
import { useTranslation } from "../translations/use-translation.tsx"
import { Button } from "./Button.tsx"
import { classes } from "./classes.ts"
import styles from "./dialog.module.css"

/**
 * A window over the page that keeps the focus until it is closed; on phones it rises from below.
 * It is open as long as it is drawn.
 */
export const Dialog = ({
  title,
  wide = false,
  closeLabel,
  onClose,
  children,
}: {
  readonly title: string
  readonly wide?: boolean
  /** What the closing button does, where it does more than close. */
  readonly closeLabel?: string
  readonly onClose: () => void
  readonly children: ReactNode
}) => {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (!current?.open) current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes(styles["dialog"], wide && styles["wide"])}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles["head"]}>
        <h2 id={id}>{title}</h2>
        <Button
          look="quiet"
          size="icon"
          aria-label={closeLabel ?? t("action.close")}
          onClick={onClose}
        >
          <Icon name="x" size={20} />
        </Button>
      </div>
      <div className={styles["body"]}>{children}</div>
    </dialog>
  )
}
