import { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { ReviewId, type Mark, type Review } from "#core/guest-score/review.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { millisecondsInDay, millisecondsInHour } from "date-fns/constants"
import { useState } from "react"
import { AccountTrouble } from "../../parts/account/AccountTrouble.tsx"
import { PasswordField } from "../../parts/account/PasswordField.tsx"
import { PasswordStrengthMeter } from "../../parts/account/PasswordStrengthMeter.tsx"
import { CancellationTerms } from "../../parts/booking/CancellationTerms.tsx"
import { CodeCard } from "../../parts/booking/CodeCard.tsx"
import { NationalityField } from "../../parts/guest/NationalityField.tsx"
import { MarkField } from "../../parts/reviews/MarkField.tsx"
import { ReviewItem } from "../../parts/reviews/ReviewItem.tsx"
import { ScoreBadge } from "../../parts/reviews/ScoreBadge.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import type { Example } from "./example.ts"

type Text = { readonly typed?: string; readonly issue?: string }

const Password = ({ typed = "", issue }: Text) => {
  const { t } = useTranslation()
  const [value, setValue] = useState(typed)
  return (
    <PasswordField
      id={`design-password-${issue ?? typed}`}
      label={t("account.password")}
      hint={t("account.password.rule")}
      autoComplete="new-password"
      issue={issue ?? null}
      value={value}
      onType={setValue}
    />
  )
}

const Nationality = ({ typed, issue }: { readonly typed: string; readonly issue?: string }) => {
  const [value, setValue] = useState(typed)
  return (
    <NationalityField
      id={`design-nationality-${typed}`}
      issue={issue ?? null}
      value={value}
      onChoose={setValue}
    />
  )
}

const Marked = ({ first, issue }: { readonly first?: Mark; readonly issue?: string }) => {
  const { t } = useTranslation()
  const [value, setValue] = useState(first)
  const id = `design-mark-${first ?? issue ?? "none"}`
  return (
    <MarkField
      {...{ id, value }}
      name={id}
      label={t("aspect.cleanliness")}
      issue={issue ?? null}
      onChoose={setValue}
    />
  )
}

const BEGAN = Date.parse("2026-10-20T04:00:00Z")

const reviewWith = (changes: Partial<Review> = {}): Review => ({
  id: ReviewId.make("0".repeat(26)),
  guest: "Mei Ling",
  stayed: "2026-10",
  at: instantAt(BEGAN),
  marks: { cleanliness: 5, comfort: 4, location: 5, staff: 5, facilities: 3, value: 4 },
  text: "走路五分钟就到老街，房间很干净，早餐有椰浆饭。",
  language: "cn",
  answer: null,
  ...changes,
})

const answer = { text: "Terima kasih, Mei Ling. Jumpa lagi di Melaka!", at: instantAt(BEGAN) }

const reviewIn = (state: string, changes: Partial<Review>): Example => ({
  part: "ReviewItem",
  state,
  wide: true,
  Draw: () => <ReviewItem review={reviewWith(changes)} property="Rumah Tetamu Sungai" />,
})

const termsIn = (state: string, milliseconds: number | null): Example => ({
  part: "CancellationTerms",
  state,
  Draw: () => (
    <CancellationTerms
      booking={{
        asOf: instantAt(BEGAN),
        freeCancellationUntil: milliseconds === null ? null : instantAt(BEGAN + milliseconds),
      }}
    />
  ),
})

const owner = { email: "mei@example.com" }

/** Of accounts, bookings and reviews: what stands on its own there. */
export const guestExamples: ReadonlyArray<Example> = [
  { part: "PasswordField", state: "empty", Draw: () => <Password /> },
  { part: "PasswordField", state: "typed", Draw: () => <Password typed="sungai-batu-77" /> },
  {
    part: "PasswordField",
    state: "with an issue",
    Draw: () => <Password issue="PasswordMissing" />,
  },
  ...["", "sungai", "sungai batu", "sungai batu 77 pisang"].map((password) => ({
    part: "PasswordStrengthMeter",
    state: password === "" ? "nothing typed" : password,
    Draw: () => <PasswordStrengthMeter {...{ password, owner }} />,
  })),
  {
    part: "AccountTrouble",
    state: "tried too often",
    Draw: () => <AccountTrouble state="slowed" seconds={42} />,
  },
  {
    part: "AccountTrouble",
    state: "nobody answered",
    Draw: () => <AccountTrouble state="unreachable" seconds={0} />,
  },
  { part: "NationalityField", state: "chosen", Draw: () => <Nationality typed="MY" /> },
  {
    part: "NationalityField",
    state: "with an issue",
    Draw: () => <Nationality typed="SG" issue="NationalityMissing" />,
  },
  {
    part: "CodeCard",
    state: "to be copied",
    wide: true,
    Draw: () => <CodeCard code={ConfirmationCode.make("SGH7K2M9Q4")} />,
  },
  termsIn("free for days", 3 * millisecondsInDay),
  termsIn("free for hours", 5 * millisecondsInHour),
  termsIn("no longer free", -millisecondsInHour),
  termsIn("never free", null),
  ...[42, 79, 100].map((tenths) => ({
    part: "ScoreBadge",
    state: `${tenths} tenths`,
    Draw: () => <ScoreBadge tenths={tenths} />,
  })),
  { part: "MarkField", state: "nothing chosen", wide: true, Draw: () => <Marked /> },
  { part: "MarkField", state: "chosen", wide: true, Draw: () => <Marked first={4} /> },
  {
    part: "MarkField",
    state: "with an issue",
    wide: true,
    Draw: () => <Marked issue="MarkMissing" />,
  },
  reviewIn("in another language, with an answer", { answer }),
  reviewIn("of an account that was forgotten", { guest: "", language: "en", text: "Quiet." }),
]
