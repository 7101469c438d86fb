import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react"

type Focused = { readonly id: string; readonly wasFocused: RefObject<boolean> }

/** The first field; notes whether the guest was in it when it goes. */
const First = ({ id, wasFocused, children }: Focused & { readonly children: ReactNode }) => {
  useLayoutEffect(
    () => () => {
      wasFocused.current = document.activeElement?.id === id
    },
    [wasFocused, id],
  )
  return children
}

/** Puts a guest who was typing into the field that came in place of the first. */
const BackInField = ({ id, wasFocused }: Focused) => {
  useEffect(() => {
    if (wasFocused.current) document.getElementById(id)?.focus()
  }, [wasFocused, id])
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
  const wasFocused = useRef(false)
  const focused = { id, wasFocused }
  return (
    <Suspense fallback={<First {...focused}>{first}</First>}>
      {children}
      <BackInField {...focused} />
    </Suspense>
  )
}
