import {
  brandOfCard,
  groupedCardNumber,
  writtenExpiry,
  type TypedCard,
} from "#core/payment/card-form.rules.ts"
import { brandNames } from "../../formats/kept-card.ts"
import { TextField } from "../fields/TextField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import pairStyles from "../fields/pair.module.css"
import styles from "./card.module.css"
import { cardFields } from "./card-fields.ts"

type CardTyping = {
  readonly card: TypedCard
  readonly typeCard: (part: Partial<TypedCard>) => void
  /** What is wrong with a field such as `card.number`, as a code. */
  readonly issues: { readonly issueOf: (path: string) => string | null }
}

/** The card as it is being typed: it stays in this form and goes to the provider alone. */
export const CardForm = ({ form }: { readonly form: CardTyping }) => {
  const { t } = useTranslation()
  const { card, issues, typeCard } = form
  const field = (path: string) => ({ id: cardFields.idOf(path), issue: issues.issueOf(path) })
  const brand = brandOfCard(card.number)
  return (
    <>
      <TextField
        label={
          <span className={styles["withBrand"]}>
            {t("checkout.card.number")}
            {brand && <span className={styles["brand"]}>{brandNames[brand]}</span>}
          </span>
        }
        {...field("card.number")}
        inputMode="numeric"
        autoComplete="cc-number"
        value={card.number}
        onType={(number) => typeCard({ number: groupedCardNumber(number) })}
      />
      <div className={pairStyles["pair"]}>
        <TextField
          label={t("checkout.card.expiry")}
          hint={t("checkout.card.expiry.hint")}
          {...field("card.expiry")}
          inputMode="numeric"
          autoComplete="cc-exp"
          value={card.expiry}
          onType={(expiry) =>
            typeCard({
              expiry: card.expiry.startsWith(expiry) ? expiry : writtenExpiry(expiry),
            })
          }
        />
        <TextField
          label={t("checkout.card.cvc")}
          hint={t("checkout.card.cvc.hint")}
          {...field("card.cvc")}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          value={card.cvc}
          onType={(cvc) => typeCard({ cvc })}
        />
      </div>
      <TextField
        label={t("checkout.card.holder")}
        {...field("card.holder")}
        autoComplete="cc-name"
        value={card.holder}
        onType={(holder) => typeCard({ holder })}
      />
    </>
  )
}
