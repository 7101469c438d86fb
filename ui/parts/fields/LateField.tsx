import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react"

/** Where in the text somebody types; null where nobody does. */
type Caret = { readonly start: number | null; readonly end: number | null } | null

type Typing = { readonly id: string; readonly caret: RefObject<Caret> }

const caretIn = (field: Element | null, id: string): Caret =>
  field instanceof HTMLInputElement && field.id === id
    ? { start: field.selectionStart, end: field.selectionEnd }
    : null

/** The first field; notes where the guest was typing in it when it goes. */
const First = ({ id, caret, children }: Typing & { readonly children: ReactNode }) => {
  useLayoutEffect(
    () => () => {
      caret.current = caretIn(document.activeElement, id)
    },
    [caret, id],
  )
  return children
}

/**
 * Puts a guest who was typing into the field that came in place of the first, before the browser
 * reads the next key: what is typed meanwhile would be lost.
 */
const BackInField = ({ id, caret }: Typing) => {
  useLayoutEffect(() => {
    const field = document.getElementById(id)
    if (caret.current === null || !(field instanceof HTMLInputElement)) return
    const { start, end } = caret.current
    field.focus()
    // Of an e-mail field browsers do not tell the place.
    if (start !== null) field.setSelectionRange(start, end)
  }, [caret, id])
  return null
}

/** A field whose better form is loaded; the first has the same id, and who types in it stays there. */
export const LateField = ({
  id,
  first,
  children,
}: {
  readonly id: string
  readonly first: ReactNode
  readonly children: ReactNode
}) => {
  const caret = useRef<Caret>(null)
  const typing = { id, caret }
  return (
    <Suspense fallback={<First {...typing}>{first}</First>}>
      {children}
      <BackInField {...typing} />
    </Suspense>
  )
}
