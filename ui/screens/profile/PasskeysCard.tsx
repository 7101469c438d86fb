import type { PasskeyView } from "#core/account/passkey.ts"
import type { ProfileView } from "#core/account/profile.ts"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Button } from "../../parts/Button.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { hasPasskeys } from "../../parts/account/has-passkeys.ts"
import { PasskeyAnswer } from "./PasskeyAnswer.tsx"
import { PasskeyItem } from "./PasskeyItem.tsx"
import ownStyles from "./profile.module.css"
import { RemovePasskey } from "./RemovePasskey.tsx"
import { RenamePasskey } from "./RenamePasskey.tsx"
import { useStep } from "./use-step.ts"

/** The guest's passkeys: added, named and deleted. */
export const PasskeysCard = ({ view }: { readonly view: ProfileView }) => {
  const step = useStep()
  const { t } = useTranslation()
  return (
    <section className={styles["card"]} aria-labelledby="profile-passkeys">
      <div className={styles["head"]}>
        <h2 id="profile-passkeys">{t("profile.passkeys")}</h2>
        <p className={styles["soft"]}>{t("profile.passkeys.lead")}</p>
      </div>
      {step && <Passkeys step={step} first={view.passkeys} />}
    </section>
  )
}

type Props = {
  readonly step: AccountActor<"accountStep">
  /** As they were when the page was opened. */
  readonly first: ReadonlyArray<PasskeyView>
}

type Asking = { readonly about: "rename" | "remove"; readonly passkey: PasskeyView }

const Passkeys = ({ step, first }: Props) => {
  const { t } = useTranslation()
  const passkeys = useSelector(step, ({ context }) => context.passkeys) ?? first
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      {passkeys.length === 0 ? (
        <p>{t("profile.passkeys.none")}</p>
      ) : (
        <ul role="list" className={ownStyles["sessions"]}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setAsking({ about: "rename", passkey })}
              onRemove={() => setAsking({ about: "remove", passkey })}
            />
          ))}
        </ul>
      )}
      {hasPasskeys() ? <Add step={step} /> : <p>{t("profile.passkeys.unsupported")}</p>}
      <PasskeyAnswer step={step} />
      {asking?.about === "rename" && (
        <RenamePasskey step={step} passkey={asking.passkey} onClose={close} />
      )}
      {asking?.about === "remove" && (
        <RemovePasskey step={step} passkey={asking.passkey} onClose={close} />
      )}
    </>
  )
}

const Add = ({ step }: Pick<Props, "step">) => {
  const { t } = useTranslation()
  const isBusy = useSelector(step, (snapshot) => snapshot.hasTag("busy"))
  return (
    <div className={styles["actions"]}>
      <Button
        look="secondary"
        aria-disabled={isBusy}
        onClick={() => step.send({ type: "guest.asked", step: { kind: "addPasskey" } })}
      >
        {t("profile.passkeys.add")}
      </Button>
    </div>
  )
}
