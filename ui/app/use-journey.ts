import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { AnyActorRef } from "xstate"
import type { NotStarted } from "./journeys.ts"

/** A journey on its way to begin, begun, or without the code to begin it. */
export type Started<Actor> =
  | { readonly state: "starting" }
  | { readonly state: "started"; readonly actor: Actor }
  | { readonly state: "unreachable"; readonly retry: () => void }

type Journey<Actor> = {
  /**
   * Identifies what the guest wants; another value starts a new journey, unless the current one
   * already has it. Left out where there is one journey for as long as the page is open.
   */
  readonly wanted?: string
  readonly begin: () => Promise<Actor | NotStarted> | undefined
  readonly has?: (actor: Actor) => boolean
}

/**
 * Starts a journey when its page is mounted in the browser and stops it on unmount. Does nothing on
 * the server.
 */
export const useJourney = <Actor extends AnyActorRef>({
  wanted = "",
  begin,
  has,
}: Journey<Actor>): Started<Actor> => {
  const [started, setStarted] = useState<Started<Actor>>({ state: "starting" })
  const [attempts, setAttempts] = useState(0)
  const present = useRef<Actor | null>(null)
  const newest = useRef(0)
  const beginNow = useEffectEvent(begin)
  const hasWanted = useEffectEvent((actor: Actor) => has?.(actor) ?? false)
  useEffect(() => {
    if (present.current && hasWanted(present.current)) return
    const own = ++newest.current
    present.current?.stop()
    setStarted({ state: "starting" })
    void beginNow()?.then((begun) => {
      const isOutdated = own !== newest.current
      if ("failed" in begun) {
        if (!isOutdated)
          setStarted({ state: "unreachable", retry: () => setAttempts(attempts + 1) })
      } else if (isOutdated) begun.stop()
      else {
        present.current = begun
        setStarted({ state: "started", actor: begun })
      }
    })
  }, [wanted, attempts])
  useEffect(
    () => () => {
      newest.current += 1
      present.current?.stop()
      present.current = null
    },
    [],
  )
  return started
}
