import { useSelector } from "@xstate/react"
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import type { AccountActor } from "../../app/account-journeys.ts"
import { keepJoined } from "../../app/joined-stays.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { StepAnswer } from "./StepAnswer.tsx"
import { useStep } from "./use-step.ts"

/** A guest who came by the link that proves an address. */
export const ProveAddress = ({ link }: { readonly link: string }) => {
  const step = useStep(link)
  return step && <Proving step={step} link={link} />
}

const Proving = ({
  step,
  link,
}: {
  readonly step: AccountActor<"accountStep">
  readonly link: string
}) => {
  const { t } = useTranslation()
  const { session, drafts } = useRouter().options.context
  const { user, joined } = useSelector(step, ({ context }) => context)
  useEffect(() => {
    if (step.getSnapshot().value === "resting")
      step.send({ type: "guest.asked", step: { kind: "proveEmail", link } })
  }, [step, link])
  useEffect(() => {
    if (!user) return
    keepJoined(drafts, joined)
    session.becomes(user)
  }, [user, joined, session, drafts])
  return <StepAnswer step={step} done={t("profile.email.proved")} />
}
