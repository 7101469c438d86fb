import type { KeptCardView } from "#core/payment/kept-card.ts"
import { useRouter } from "@tanstack/react-router"
import { CardForm } from "../../parts/card/CardForm.tsx"
import { ProvidersCard } from "../../parts/card/ProvidersCard.tsx"
import { useCardName } from "../../parts/card/use-card-name.ts"
import { CheckField } from "../../parts/fields/CheckField.tsx"
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import type { BookNow } from "./use-book-now.ts"

/** The card that pays: the kept one, where the account keeps one, or another that is typed. */
export const CardOfStay = ({ form }: { readonly form: BookNow }) => (
  <>
    {form.keptCard && <WhichCard form={form} kept={form.keptCard} />}
    {form.cardUse !== "kept" && <TypedCardFields form={form} />}
  </>
)

const WhichCard = ({ form, kept }: { readonly form: BookNow; readonly kept: KeptCardView }) => {
  const { t } = useTranslation()
  const { name, expiry } = useCardName()(kept)
  return (
    <ChoiceField
      label={t("checkout.card")}
      name="card"
      value={form.cardUse === "kept" ? "kept" : "other"}
      choices={[
        { value: "kept", name, hint: expiry },
        { value: "other", name: t("checkout.card.other") },
      ]}
      onChoose={(choice) => form.chooseOther(choice === "other")}
    />
  )
}

/** Where a card is typed, by us or by the provider; members may have it kept. */
const TypedCardFields = ({ form }: { readonly form: BookNow }) => {
  const { t } = useTranslation()
  const { journeys, session } = useRouter().options.context
  const provider = journeys?.cardForm
  return (
    <>
      {provider ? (
        <ProvidersCard
          provider={provider}
          amount={form.quote.total}
          isToBeKept={form.cardUse === "keeping"}
        />
      ) : (
        <CardForm form={form} />
      )}
      {session.read() !== null && (
        <CheckField
          name={t("checkout.card.keep")}
          hint={t(form.keptCard ? "checkout.card.keep.instead" : "checkout.card.keep.hint")}
          value={form.cardUse === "keeping"}
          onCheck={form.chooseToKeep}
        />
      )}
    </>
  )
}
