import { useRef, useState } from "react"

/** Which stay the map shows a preview of; closing it gives the focus back to the pin. */
export const usePreview = (isOffered: boolean) => {
  const [open, setOpen] = useState<string | null>(null)
  const map = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(null)
    map.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(open ?? "")}"]`)?.focus()
  }
  return { map, open, close, setOpen: isOffered ? setOpen : null }
}

/** The preview of a map, and what opens and closes it. */
export type Preview = ReturnType<typeof usePreview>
