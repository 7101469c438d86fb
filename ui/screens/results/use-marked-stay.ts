import { useEffect, useState } from "react"

const stayOf = ({ target }: Event): string | null =>
  target instanceof Element
    ? (target.closest("[data-stay]")?.getAttribute("data-stay") ?? null)
    : null

/**
 * The stay that the guest points at or has the focus on, in the list or on the map; the other one
 * marks it too. The list is watched from here, so that the first load has nothing of the map in it.
 */
export const useMarkedStay = () => {
  const [marked, mark] = useState<string | null>(null)
  useEffect(() => {
    const enter = (event: Event) => {
      const stay = stayOf(event)
      if (stay !== null) mark(stay)
    }
    const leave = (event: Event) => {
      if (stayOf(event) !== null) mark(null)
    }
    const begins = ["pointerover", "focusin"] as const
    const ends = ["pointerout", "focusout"] as const
    for (const name of begins) document.addEventListener(name, enter)
    for (const name of ends) document.addEventListener(name, leave)
    return () => {
      for (const name of begins) document.removeEventListener(name, enter)
      for (const name of ends) document.removeEventListener(name, leave)
    }
  }, [])
  useEffect(() => {
    const cards = [...document.querySelectorAll("[data-stay]")]
    const card = cards.find((one) => one.getAttribute("data-stay") === marked)
    card?.setAttribute("data-marked", "")
    return () => card?.removeAttribute("data-marked")
  }, [marked])
  return { marked, mark }
}
