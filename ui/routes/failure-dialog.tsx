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

let isShown = false

/** Says that something went wrong for which no page has words of its own; one at a time. */
export const showFailure = (translation: Translation): void => {
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
