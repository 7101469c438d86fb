import { Suspense, use, type ReactNode } from "react"
import { isPending, type Deferred } from "../app/deferred.ts"

const Arrived = <A,>({
  coming,
  children,
}: {
  readonly coming: Promise<A>
  readonly children: (value: A) => ReactNode
}) => children(use(coming))

/** Draws a value that is here; while it is on its way, its skeleton. */
export const Arriving = <A,>({
  of,
  skeleton,
  children,
}: {
  readonly of: { readonly value: Deferred<A> }
  readonly skeleton: ReactNode
  readonly children: (value: A) => ReactNode
}) =>
  isPending(of.value) ? (
    <Suspense fallback={skeleton}>
      <Arrived coming={of.value}>{children}</Arrived>
    </Suspense>
  ) : (
    children(of.value)
  )
