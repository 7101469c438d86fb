import { useSelector } from "@xstate/react"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { useSignedOut } from "../../parts/account/use-signed-out.ts"
import { ConfirmDialog } from "./ConfirmDialog.tsx"

/** What came of a step, and the password that it may ask for; an empty `done` is not said. */
export const StepAnswer = ({
  step,
  done,
}: {
  readonly step: AccountActor<"accountStep">
  readonly done: string
}) => {
  const { t } = useTranslation()
  const state = useSelector(step, ({ value }) => value)
  const seconds = useSelector(step, ({ context }) => context.retryAfterSeconds)
  const asksPassword = useSelector(step, (snapshot) => snapshot.hasTag("asksPassword"))
  useSignedOut(state === "signedOut")
  if (asksPassword) return <ConfirmDialog step={step} />
  if (state === "done" && done !== "")
    return (
      <Notice tone="good" said>
        {done}
      </Notice>
    )
  if (state === "slowed" || state === "unreachable" || state === "linkOver")
    return (
      <Notice tone="warning" said>
        {state === "slowed"
          ? t("account.slowed", { count: Math.max(1, seconds) })
          : t(state === "linkOver" ? "profile.linkOver" : "account.unreachable")}
      </Notice>
    )
  return null
}
