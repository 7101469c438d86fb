import type { ProfileView } from "#core/account/profile.ts"
import { tidyBirthDate } from "#core/people/birth-date-parts.ts"
import { filledByMyKad } from "#core/people/filled-by-mykad.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent, type SubmitEvent } from "react"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useForm } from "../../parts/fields/use-form.ts"

const labels = {
  firstName: "account.firstName",
  lastName: "account.lastName",
  nationality: "checkout.nationality",
  identityNumber: "checkout.identity",
  dateOfBirth: "checkout.birth",
  gender: "checkout.gender",
  phone: "checkout.phone",
  address: "checkout.address",
} as const

type Typed = Readonly<Record<keyof typeof labels, string>>

const typedOf = (view: ProfileView): Typed => {
  const { firstName, lastName, nationality, dateOfBirth, gender, phone, address } = view
  return {
    firstName,
    lastName,
    nationality,
    identityNumber: "",
    dateOfBirth,
    gender: gender ?? "",
    phone,
    address,
  }
}

/** What can be chosen, in the order of the page. */
export const genders = ["female", "male"] as const

/** The gender that is chosen, if one is. */
export const genderIn = ({ gender }: Pick<Typed, "gender">) =>
  genders.find((one) => one === gender) ?? null

const detailsIn = (typed: Typed) => ({
  ...typed,
  dateOfBirth: tidyBirthDate(typed.dateOfBirth),
  gender: genderIn(typed),
  identityNumber: typed.identityNumber === "" ? null : typed.identityNumber,
})

/** What the form becomes when a number is typed, which may say the date of birth and the gender. */
const withNumber = (before: Typed, identityNumber: string, today: CalendarDate): Partial<Typed> => {
  const details = { ...before, gender: genderIn(before) }
  const typed = { ...details, identityNumber }
  const form = filledByMyKad({ details, filled: null }, typed, today)
  const { dateOfBirth, gender } = form.details
  return { identityNumber, ...(form.filled && { dateOfBirth, gender: gender ?? "" }) }
}

/** What is typed of the guest's own details, saved by a press. */
export const useDetailsForm = (profile: AccountActor<"profile">, view: ProfileView) => {
  const { today } = useRouter().options.context.facts
  const state = useSelector(profile, ({ value }) => value)
  const ofServer = useSelector(profile, ({ context }) => context.issues)
  const empty = typedOf(view)
  const form = useForm({ name: "profile", labels, empty, secrets: ["identityNumber"], ofServer })
  const isSaving = state === "saving"
  const hideNumber = useEffectEvent(() => form.type({ identityNumber: "" }))
  useEffect(() => {
    if (state === "saved") hideNumber()
  }, [state])
  return {
    form,
    isSaving,
    typeNumber: (identityNumber: string) =>
      form.type(withNumber(form.typed, identityNumber, today)),
    /** The number alone goes: what else is being typed is saved when the guest says so. */
    forgetNumber: () =>
      profile.send({ type: "guest.saved", details: { ...empty, gender: view.gender } }),
    save: (event: SubmitEvent) => {
      event.preventDefault()
      if (isSaving) return
      form.find([])
      profile.send({ type: "guest.saved", details: detailsIn(form.typed) })
    },
  }
}

/** What the parts of the form share. */
export type DetailsTyped = ReturnType<typeof useDetailsForm>["form"]
