import { lightboxMachine } from "#core/property/lightbox.machine.ts"
import type { Picture } from "#core/property/picture.ts"
import { useMachine } from "@xstate/react"
import { useEffect, useRef, type KeyboardEvent } from "react"
import { Icon } from "../icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { LightboxStage } from "./LightboxStage.tsx"
import { LightboxTools } from "./LightboxTools.tsx"
import { Thumbnails } from "./Thumbnails.tsx"
import { eventOfKey } from "./lightbox-keys.ts"
import styles from "./lightbox.module.css"

export type LightboxProps = {
  readonly pictures: ReadonlyArray<Picture>
  /** The picture that was pressed. */
  readonly start: number
  /** What the pictures are of. */
  readonly name: string
  readonly onClose: () => void
}

/**
 * Pictures one at a time, as near as the guest likes: by finger, wheel, buttons and keys. The
 * window keeps the focus until it is closed and gives it back where it came from.
 */
export const Lightbox = ({ pictures, start, name, onClose }: LightboxProps) => {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [{ context }, send] = useMachine(lightboxMachine, { input: { pictures: pictures.length } })
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.focus()
    send({ type: "guest.opened", index: start })
  }, [send, start])
  const close = () => {
    send({ type: "guest.closed" })
    dialog.current?.close()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const said = eventOfKey(event.key)
    if (!said) return
    event.preventDefault()
    send(said)
  }
  const picture = pictures[context.index]
  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      className={styles["lightbox"]}
      tabIndex={-1}
      aria-label={t("stay.pictures", { name })}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <LightboxTools context={context} send={send} onClose={close} />
      <LightboxStage picture={picture} context={context} send={send} />
      <button
        type="button"
        className={styles["previous"]}
        aria-label={t("lightbox.previous")}
        onClick={() => send({ type: "guest.turned", by: -1 })}
      >
        <Icon name="chevron-left" size={28} />
      </button>
      <button
        type="button"
        className={styles["next"]}
        aria-label={t("lightbox.next")}
        onClick={() => send({ type: "guest.turned", by: 1 })}
      >
        <Icon name="chevron-right" size={28} />
      </button>
      <Thumbnails pictures={pictures} index={context.index} send={send} />
    </dialog>
  )
}
