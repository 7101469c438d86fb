import type { ProfileView } from "#core/account/profile.ts"
import { useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import { Badge } from "../../parts/Badge.tsx"
import { Button } from "../../parts/Button.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { AddSecondFactor } from "./AddSecondFactor.tsx"
import { RecoveryCodeList } from "./RecoveryCodeList.tsx"
import { RemoveSecondFactor } from "./RemoveSecondFactor.tsx"
import { StepAnswer } from "./StepAnswer.tsx"
import { useStep } from "./use-step.ts"

type Props = { readonly view: ProfileView }

/** Two-step login: set it up, see its state, turn it off. */
export const SecondFactorCard = ({ view }: Props) => {
  const step = useStep()
  const removal = useStep()
  const { t } = useTranslation()
  return (
    <section className={styles["card"]} aria-labelledby="profile-factor">
      <div className={styles["head"]}>
        <h2 id="profile-factor">{t("profile.factor")}</h2>
        <p className={styles["soft"]}>
          {t(view.hasPassword ? "profile.factor.lead" : "profile.factor.needsPassword")}
        </p>
      </div>
      {step && removal && view.hasPassword && <Factor {...{ step, removal, view }} />}
    </section>
  )
}

type Steps = Props & {
  readonly step: AccountActor<"accountStep">
  readonly removal: AccountActor<"accountStep">
}

/** Whether it is on: it may be turned off and on again while the page is open. */
const useIsOn = ({ step, removal, view }: Steps): boolean => {
  const [isOn, setIsOn] = useState(view.secondFactor.on)
  useEffect(() => {
    const turnedOn = step.subscribe(({ value, context }) => {
      if (value === "done" && context.codes.length > 0) setIsOn(true)
    })
    const turnedOff = removal.subscribe(({ value }) => {
      if (value === "done") setIsOn(false)
    })
    return () => {
      turnedOn.unsubscribe()
      turnedOff.unsubscribe()
    }
  }, [step, removal])
  return isOn
}

const Factor = ({ step, removal, view }: Steps) => {
  const { t } = useTranslation()
  const { setup, codes } = useSelector(step, ({ context }) => context)
  const isOn = useIsOn({ step, removal, view })
  const left = codes.length > 0 ? codes.length : view.secondFactor.recoveryCodesLeft
  return (
    <>
      <p className={styles["actions"]}>
        <Badge tone={isOn ? "good" : "plain"}>
          {t(isOn ? "profile.factor.on" : "profile.factor.off")}
        </Badge>
        {isOn && <span>{t("profile.factor.left", { count: left })}</span>}
      </p>
      {isOn ? (
        <>
          {codes.length > 0 && (
            <>
              <RecoveryCodeList codes={codes} />
              <StepAnswer step={step} done={t("profile.factor.turnedOn")} />
            </>
          )}
          <RemoveSecondFactor step={removal} />
        </>
      ) : (
        <>
          <StepAnswer step={removal} done={t("profile.factor.removed")} />
          {setup ? <AddSecondFactor step={step} setup={setup} /> : <Begin step={step} />}
        </>
      )}
    </>
  )
}

const Begin = ({ step }: { readonly step: AccountActor<"accountStep"> }) => {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles["actions"]}>
        <Button
          look="secondary"
          onClick={() => step.send({ type: "guest.asked", step: { kind: "beginSecondFactor" } })}
        >
          {t("profile.factor.begin")}
        </Button>
      </div>
      <StepAnswer step={step} done="" />
    </>
  )
}
