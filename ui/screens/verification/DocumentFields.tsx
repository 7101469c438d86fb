import type { VerificationPicture } from "#core/account/verification.ts"
import { useSelector } from "@xstate/react"
import type { AccountActor } from "../../app/account-journeys.ts"
import styles from "../../parts/account/account.module.css"
import { camera, DocumentField } from "./DocumentField.tsx"
import type { VerificationNow } from "./use-verification-form.ts"

const parts = Object.keys(camera) as ReadonlyArray<VerificationPicture>

/** The pictures of the request; each is sent as soon as it is chosen. */
export const DocumentFields = ({
  verification,
  form,
  isBusy,
}: Pick<VerificationNow, "form" | "isBusy"> & {
  readonly verification: AccountActor<"verification">
}) => {
  const view = useSelector(verification, ({ context }) => context.verification)
  const isThere: Readonly<Record<VerificationPicture, boolean>> = {
    document: view?.hasDocument === true,
    selfie: view?.hasSelfie === true,
  }
  return (
    <div className={styles["pair"]}>
      {parts.map((part) => (
        <DocumentField
          key={part}
          {...form.field(part)}
          part={part}
          isThere={isThere[part]}
          isBusy={isBusy}
          onChoose={(file) => {
            form.type({ [part]: "chosen" })
            verification.send({ type: "guest.chosePicture", part, file })
          }}
        />
      ))}
    </div>
  )
}
