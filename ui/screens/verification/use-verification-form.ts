import { tidyBirthDate } from "#core/people/birth-date-parts.ts"
import { MALAYSIA } from "#core/people/identity.rules.ts"
import { useSelector } from "@xstate/react"
import type { SubmitEvent } from "react"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useForm } from "../../parts/fields/use-form.ts"

const labels = {
  nationality: "checkout.nationality",
  identityNumber: "checkout.identity",
  dateOfBirth: "checkout.birth",
  document: "verification.document",
  selfie: "verification.selfie",
} as const

const empty = {
  nationality: MALAYSIA,
  identityNumber: "",
  dateOfBirth: "",
  document: "",
  selfie: "",
}

/** What is typed of a request to be verified, sent by a press. */
export const useVerificationForm = (verification: AccountActor<"verification">) => {
  const state = useSelector(verification, ({ value }) => value)
  const ofServer = useSelector(verification, ({ context }) => context.issues)
  const secrets = ["identityNumber"] as const
  const form = useForm({ name: "verification", labels, empty, secrets, ofServer })
  const isBusy = state === "submitting" || state === "sendingPicture"
  return {
    form,
    isBusy,
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      if (isBusy) return
      form.find([])
      const { nationality, identityNumber, dateOfBirth } = form.typed
      const request = { nationality, identityNumber, dateOfBirth: tidyBirthDate(dateOfBirth) }
      verification.send({ type: "guest.submitted", request })
    },
  }
}

/** What the parts of the form share. */
export type VerificationNow = ReturnType<typeof useVerificationForm>
