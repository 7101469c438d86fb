import { createRoot } from "react-dom/client"
import { Button } from "../parts/Button.tsx"
import { Dialog } from "../parts/Dialog.tsx"
import {
  TranslationProvider,
  useTranslation,
  type Translation,
} from "../translations/use-translation.tsx"

const Failure = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Dialog title={t("error.title")} onClose={onClose}>
      <p>{t("error.unforeseen")}</p>
      <Button onClick={onClose}>{t("action.close")}</Button>
    </Dialog>
  )
}

/** Failures that are nobody's: one that was stopped, or has a page of its own. */
const HAVE_THEIR_OWN = ["AbortError", "PieceMissing", "Unreachable"]

const isUnforeseen = (failure: unknown): boolean =>
  failure instanceof Error && !HAVE_THEIR_OWN.includes(failure.name)

let isShown = false

const show = (translation: Translation): void => {
  if (isShown) return
  isShown = true
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    isShown = false
  }
  root.render(
    <TranslationProvider translation={translation}>
      <Failure onClose={close} />
    </TranslationProvider>,
  )
}

/**
 * From now on says, one at a time, that something went wrong for which no page has words of its own.
 * The browser's console has it already.
 */
export const sayUnforeseen = (translation: () => Translation): void => {
  window.addEventListener("error", ({ error }) => {
    if (isUnforeseen(error)) show(translation())
  })
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isUnforeseen(reason)) show(translation())
  })
}
