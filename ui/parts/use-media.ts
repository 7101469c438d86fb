import { useSyncExternalStore } from "react"

const onServer = () => false

/** Whether a media query is true now; follows the window. On the server none is. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener("change", changed)
      return () => media.removeEventListener("change", changed)
    },
    () => matchMedia(query).matches,
    onServer,
  )
