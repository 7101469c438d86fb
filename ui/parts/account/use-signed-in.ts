import type { User } from "#core/account/account.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent } from "react"
import { keepJoined } from "../../app/joined-stays.ts"
import { readQuery } from "../../app/query.ts"

/**
 * Stores the logged-in user in the tab's session and continues to the page that the guest wanted,
 * where the guest is told how many stays joined the account.
 */
export const useSignedIn = (user: User | null, wayOn: string, joined = 0): void => {
  const router = useRouter()
  const goOn = useEffectEvent((arrived: User) => {
    const { session, drafts } = router.options.context
    keepJoined(drafts, joined)
    session.becomes(arrived)
    for (const form of ["login", "register"]) drafts.forget(form)
    // What was fetched for a visitor has a visitor's prices.
    router.clearCache()
    const [to = "/", query = ""] = wayOn.split("?", 2)
    void router.navigate({ to: to as "/", search: readQuery(query), replace: true })
  })
  useEffect(() => {
    if (user) goOn(user)
  }, [user])
}
