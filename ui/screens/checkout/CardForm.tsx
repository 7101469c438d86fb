import { brandOfCard, groupedCardNumber, writtenExpiry } from "#core/payment/card-form.rules.ts"
import { TextField } from "../../parts/fields/TextField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"
import { fieldIdOf } from "./field-ids.ts"
import type { BookNow } from "./use-book-now.ts"

/** How the brands write themselves; they are names, not words. */
const brandNames = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" } as const

type CardTyping = Pick<BookNow, "card" | "typeCard"> & {
  readonly issues: Pick<BookNow["issues"], "issueOf">
}

/** The card as it is being typed: it stays in this form and goes to the provider alone. */
export const CardForm = ({ form }: { readonly form: CardTyping }) => {
  const { t } = useTranslation()
  const { card, issues, typeCard } = form
  const field = (path: string) => ({ id: fieldIdOf(path), issue: issues.issueOf(path) })
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
      <div className={styles["pair"]}>
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
