import type { FactorSetup } from "#core/account/second-factor.ts"
import { useSelector } from "@xstate/react"
import { lazy, Suspense, type SubmitEvent } from "react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import { useForm } from "../../parts/fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { missingCode } from "../../parts/account/OneTimeCodeField.tsx"
import { CodeWrong } from "./CodeWrong.tsx"
import ownStyles from "./profile.module.css"
import { StepAnswer } from "./StepAnswer.tsx"

const QrCode = lazy(async () => ({ default: (await import("./QrCode.tsx")).QrCode }))

const labels = { code: "profile.factor.code" } as const

/** The key as people read it off: four characters at a time. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, "$& ")

/** Shows the key for the guest's authenticator app and asks for a first code. */
export const AddSecondFactor = ({
  step,
  setup,
}: {
  readonly step: AccountActor<"accountStep">
  readonly setup: FactorSetup
}) => {
  const { t } = useTranslation()
  const isBusy = useSelector(step, (snapshot) => snapshot.hasTag("busy"))
  const form = useForm({ name: "first-code", labels, empty: { code: "" }, secrets: ["code"] })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { code } = form.typed
    if (!isBusy && form.find(missingCode(code)))
      step.send({ type: "guest.asked", step: { kind: "confirmSecondFactor", code } })
  }
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate aria-labelledby="profile-factor">
      <StepAnswer step={step} done={t("profile.factor.ready")} />
      <Suspense fallback={<Skeleton height="12rem" />}>
        <QrCode text={setup.address} />
      </Suspense>
      <p>
        {t("profile.factor.secret")}
        <code className={ownStyles["key"]}>{inGroups(setup.secret)}</code>
      </p>
      <IssueSummary form={form} />
      <CodeWrong step={step} />
      <TextField {...form.text("code")} inputMode="numeric" autoComplete="one-time-code" />
      <div className={styles["actions"]}>
        <Button type="submit" look="secondary" aria-disabled={isBusy}>
          {t(isBusy ? "account.saving" : "profile.factor.confirm")}
        </Button>
      </div>
    </form>
  )
}
