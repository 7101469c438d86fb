import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent } from "react"

/** When the session has ended: the tab knows, and the guest signs in and comes back here. */
export const useSignedOut = (isSignedOut: boolean): void => {
  const router = useRouter()
  const goToDoor = useEffectEvent(() => {
    const { href } = router.state.location
    router.options.context.session.becomes(null)
    router.clearCache()
    void router.navigate({ to: "/login", search: { redirect: href }, replace: true })
  })
  useEffect(() => {
    if (isSignedOut) goToDoor()
  }, [isSignedOut])
}
