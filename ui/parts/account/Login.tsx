import { useSelector } from "@xstate/react"
import { Notice } from "../Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { FormSkeleton } from "./AuthLayout.tsx"
import { useHasForm } from "./use-has-form.ts"
import { useSignedIn } from "./use-signed-in.ts"
import { LinkAccount } from "./LinkAccount.tsx"
import { LoginCode } from "./LoginCode.tsx"
import { LoginForm } from "./LoginForm.tsx"

/** Renders the state of the login machine: the form, a question, or progress. */
export const Login = ({ session }: { readonly session: AccountActor<"session"> }) => {
  const { t } = useTranslation()
  const state = useSelector(session, ({ value }) => value)
  const { user, wayOn, joined } = useSelector(session, ({ context }) => context)
  const hasForm = useHasForm(session)
  useSignedIn(user, wayOn, joined)
  const asksCode = useSelector(session, (snapshot) => snapshot.hasTag("code"))
  if (asksCode) return <LoginCode session={session} />
  if (hasForm) return <LoginForm session={session} />
  if (
    state === "linkNeeded" ||
    state === "linking" ||
    state === "linkRefused" ||
    state === "linkUnclear"
  )
    return <LinkAccount session={session} />
  return (
    <>
      <Notice said>{t(state === "returning" ? "login.fromGoogle" : "login.done")}</Notice>
      <FormSkeleton fields={2} />
    </>
  )
}
